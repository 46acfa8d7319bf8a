import { browserMarker, htmlTypes } from './counter-styles'

/** The markers that a browser shows before the items of a list of the site, in their order: "3.", "c.", "IV.", "•". */
export function shownMarkers(list: Element): string[] {
  // Other parsers than jsdom have collections without an iterator.
  const items = Array.from(list.children).filter(({ localName }) => localName === 'li')
  if (list.localName !== 'ol') return items.map(() => '•')
  const step = list.hasAttribute('reversed') ? -1 : 1
  const start = Number(list.getAttribute('start') ?? (step === 1 ? 1 : items.length))
  const type = list.getAttribute('type') ?? '1'
  const style = type in htmlTypes ? htmlTypes[type as keyof typeof htmlTypes] : 'decimal'
  return items.map((_, i) => browserMarker(start + i * step, style))
}
