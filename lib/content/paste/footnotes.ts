import { lineOf } from '../html/line-of'

/** The names by which a link can be addressed: its own, and those of what directly surrounds it. */
function namesOf(link: Element): string[] {
  const around = link.closest('sup')
  return [link.id, link.getAttribute('name'), around?.id].filter((name): name is string => Boolean(name))
}

/** The place that a link in the text leads to: its name, decoded; undefined for any other link. */
function placeOf(link: Element): string | undefined {
  const href = link.getAttribute('href') ?? ''
  const hash = href.indexOf('#')
  // Word writes the whole address of its temporary file before the sign.
  return hash === -1 || (hash > 0 && !/^(?:file:|about:)/i.test(href)) ? undefined : href.slice(hash + 1)
}

/** What holds the text of a footnote: Word's division, an item of a list, or a paragraph. */
const holderOf = (place: Element): Element | null =>
  place.closest('[style*="mso-element:footnote"], [style*="mso-element:endnote"], [style*="mso-element: footnote"]') ??
  place.closest('li, p, div')

/**
 * Takes footnotes out of a text and puts a mark in place of each sign: Word's, those of Google Docs and WordPress. A
 * footnote is what a sign leads to and what leads back to it; without that, a sign becomes text.
 */
export function takeFootnotes(body: HTMLElement, insert: (text: string) => string): void {
  const places = new Map<string, Element>()
  for (const named of body.querySelectorAll('[id], a[name]'))
    for (const name of [named.id, named.getAttribute('name')]) if (name && !places.has(name)) places.set(name, named)
  const taken = new Set<Element>()
  for (const sign of body.querySelectorAll('a[href*="#"]')) {
    const place = places.get(placeOf(sign) ?? '')
    const note = place && holderOf(place)
    if (!note || note.contains(sign) || taken.has(note)) continue
    const follows = (sign.compareDocumentPosition(note) & 4) !== 0
    const names = namesOf(sign)
    const back = [...note.querySelectorAll('a[href*="#"]')].filter((link) => names.includes(placeOf(link) ?? ''))
    if (!follows || back.length === 0) continue
    taken.add(note)
    for (const link of back) link.remove()
    const around = sign.closest('sup')
    const shown = around && lineOf(around) === lineOf(sign) ? around : sign
    shown.replaceWith(
      insert(
        lineOf(note)
          .normalize('NFC')
          .replace(/^\[?\d{1,3}[\].]?\s+/, ''),
      ),
    )
  }
  for (const note of taken) {
    const list = note.parentElement
    note.remove()
    // What is left of the list: Word's line above the notes.
    if (list && list !== body && lineOf(list) === '' && !list.querySelector('img')) list.remove()
  }
}
