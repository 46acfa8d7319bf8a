import { counted } from './counter-styles'
import type { SheetMarkers } from './item-markers'
import { plainText } from './marker-text'

/** Google Docs exports lists without markers: rules of the style sheet write them, with counters for each level. */

const longestSheet = 300_000

const prefix = 'lst-kix_'

const rule =
  /\.lst-kix_([\w-]{1,60})\s{0,3}>\s{0,3}li:{1,2}before\s{0,3}\{[^{}]{0,60}?content\s{0,3}:\s{0,3}([^{}]{1,400}?)\}/g

const start =
  /ol\.lst-kix_([\w-]{1,60})\.start\s{0,3}\{[^{}]{0,60}?counter-reset\s{0,3}:\s{0,3}[\w-]{1,80}\s{1,3}(\d{1,6})/g

const part = /"([^"]{0,60})"|counter\(\s{0,3}lst-ctn-kix_([\w-]{1,60})\s{0,3}(?:,\s{0,3}([\w-]{1,30})\s{0,3})?\)/g

const codePoint = /\\0*([\da-f]{2,5})\s?/gi

function levelOf(name: string): [list: string, level: number] {
  const at = name.lastIndexOf('-')
  return [name.slice(0, at), Math.min(9, Number(name.slice(at + 1)) || 0)]
}

const contentWith = (content: string, levels: readonly number[]): string =>
  plainText(
    Array.from(content.matchAll(part), ([, words, counter, style]) =>
      counter === undefined
        ? (words ?? '').replace(codePoint, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
        : counted(levels[levelOf(counter)[1]] ?? 1, style ?? 'decimal'),
    ).join(''),
  )

/** Items are given in the order of the document; `sheets` are the style sheets of the page. */
export function exportedMarkers(items: readonly Element[], sheets: readonly string[]): SheetMarkers {
  const markers = new Map<Element, string>()
  const css = sheets.join('\n').slice(0, longestSheet)
  if (!css.includes(prefix)) return markers
  const contents = new Map(Array.from(css.matchAll(rule), ([, name = '', content = '']) => [name, content]))
  const starts = new Map(Array.from(css.matchAll(start), ([, name = '', from = '0']) => [name, Number(from)]))
  const counters = new Map<string, number[]>()
  for (const item of items) {
    const list = item.parentElement
    const name = [...(list?.classList ?? [])].find((each) => each.startsWith(prefix))?.slice(prefix.length)
    const content = name === undefined ? undefined : contents.get(name)
    if (name === undefined || content === undefined) continue
    const [id, level] = levelOf(name)
    const levels = counters.get(id) ?? []
    counters.set(id, levels)
    const isFirst = item.previousElementSibling === null
    if (isFirst && list?.classList.contains('start')) levels[level] = starts.get(name) ?? 0
    levels[level] = (levels[level] ?? 0) + 1
    markers.set(item, contentWith(content, levels))
  }
  return markers
}
