import { styleOf } from '../inline-style'
import { browserMarker, counted, htmlTypeOf, styleOfType } from './counter-styles'
import { plainText } from './marker-text'

export interface Marker {
  text: string
  number: number
  type?: string | undefined
}

const bulletStyle = /^(?:disc|circle|square|disclosure-open|disclosure-closed)$/

export const bullet = '•'

const longestStyle = 2000

/** The text of a marker that a style spells out: `list-style-type: "a) "`. Its letters are as they are written. */
function spelledOut(element: Element): string | undefined {
  const style = element.getAttribute('style')?.slice(0, longestStyle) ?? ''
  const match = /list-style(?:-type)?\s*:[^;"']{0,60}(?:"([^"]{0,40})"|'([^']{0,40})')/i.exec(style)
  return match ? plainText(match[1] ?? match[2] ?? '') : undefined
}

const knownStyle =
  /\b(none|disc|circle|square|decimal-leading-zero|decimal|(?:lower|upper)-(?:alpha|latin|roman)|lower-greek|cjk-ideographic|(?:simp|trad)-chinese-informal)\b/

function namedStyle(element: Element): string | undefined {
  const style = styleOf(element)
  const named = knownStyle.exec(`${style.get('list-style-type') ?? ''} ${style.get('list-style') ?? ''}`)?.[1]
  if (named) return named
  const type = element.getAttribute('type') ?? ''
  return styleOfType(type) ?? (bulletStyle.test(type.toLowerCase()) ? type.toLowerCase() : undefined)
}

const wholeNumber = (text: string | null | undefined): number | undefined => {
  const result = /^\s*([+-]?\d{1,6})/.exec(text ?? '')?.[1]
  return result === undefined ? undefined : Number(result)
}

const counterIn = (element: Element, property: string): number | undefined =>
  wholeNumber(/\blist-item\s+([+-]?\d{1,6})/.exec(styleOf(element).get(property) ?? '')?.[1])

export const itemsOf = (list: Element): Element[] => [...list.children].filter(({ nodeName }) => nodeName === 'LI')

function numbersOf(list: Element): number[] {
  const items = itemsOf(list)
  const step = list.hasAttribute('reversed') ? -1 : 1
  const reset = counterIn(list, 'counter-reset')
  const start = wholeNumber(list.getAttribute('start')) ?? (reset === undefined ? undefined : reset + step)
  let number = (start ?? (step === 1 ? 1 : items.length)) - step
  return items.map((item) => {
    const by = counterIn(item, 'counter-increment')
    number = counterIn(item, 'counter-set') ?? wholeNumber(item.getAttribute('value')) ?? number + (by ?? step)
    return number
  })
}

/** By list, what Word on the web counts: it says of each item how its marker is made, as "%1.%2." */
type WordLevels = Map<string, string[]>

const wordFormats = ['decimal', 'upper-roman', 'lower-roman', 'upper-alpha', 'lower-alpha']

const propertyFormat = /"335559683"\s*:\s*(\d{1,2})\b/

function wordLevelMarker(item: Element, number: number, style: string, levels: WordLevels): string | undefined {
  const pattern = item.getAttribute('data-leveltext')?.slice(0, 60)
  if (!pattern?.includes('%')) return undefined
  const list = item.getAttribute('data-listid') ?? ''
  const level = Math.min(9, Math.max(1, wholeNumber(item.getAttribute('data-aria-level')) ?? 1))
  const format = propertyFormat.exec(item.getAttribute('data-list-defn-props')?.slice(0, longestStyle) ?? '')?.[1]
  const named = (format && wordFormats[Number(format)]) || style
  const known = (levels.get(list) ?? []).slice(0, level - 1)
  known[level - 1] = counted(number, named)
  levels.set(list, known)
  return plainText(pattern.replace(/%([1-9])/g, (_, each: string) => known[Number(each) - 1] ?? '1'))
}

export type SheetMarkers = ReadonlyMap<Element, string>

export function markersOf(items: readonly Element[], sheet: SheetMarkers): Map<Element, Marker> {
  const markers = new Map<Element, Marker>()
  const levels: WordLevels = new Map()
  const lists = new Map<Element, { numbers: Map<Element, number>; style: string; spelled: string | undefined }>()
  for (const item of items) {
    const list = item.parentElement
    if (!list) continue
    let known = lists.get(list)
    if (!known) {
      const numbers = numbersOf(list)
      known = {
        numbers: new Map(itemsOf(list).map((each, i) => [each, numbers[i] ?? 0])),
        style: namedStyle(list) ?? (list.nodeName === 'OL' ? 'decimal' : 'disc'),
        spelled: spelledOut(list),
      }
      lists.set(list, known)
    }
    const number = known.numbers.get(item) ?? 0
    const style = namedStyle(item) ?? known.style
    const text = sheet.get(item) ?? wordLevelMarker(item, number, style, levels) ?? spelledOut(item) ?? known.spelled
    markers.set(item, text === undefined ? shown(number, style) : { text, number })
  }
  return markers
}

function shown(number: number, style: string): Marker {
  if (style === 'none') return { text: '', number }
  if (bulletStyle.test(style)) return { text: bullet, number }
  return { text: browserMarker(number, style), number, type: number > 0 ? htmlTypeOf(style) : undefined }
}
