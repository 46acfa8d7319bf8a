import type { Citation } from './citation'
import { foldWithPositions, type Folded } from './folded'
import { chineseKind, chineseKindWords, kindAlternatives, kindOfWords, type LegalTextKind } from './kinds'
import { namesIn } from './name-citations'
import { isName, isOtherWord } from './names'
import { provisionAfter, provisionBefore } from './provisions'
import { symbolOf, type Token } from './symbols'

const maxCitations = 2000

/** Characters before a number in which its kind and name are looked for. */
const reach = 120

const numbers =
  /(\d{1,5}[a-z]?) ?\/ ?(?:((?:19|20)\d{2}) ?\/ ?)?([a-z]{1,14}\d{0,2}(?:(?: ?[-/] ?)[a-z]{1,14}(?:&[a-z]{1,4})?\d{0,2}){0,9})/g

const kindBefore = new RegExp(`(?<![a-z])(?:${kindAlternatives})(?![a-z])`, 'g')

const designator = / ?(?:\( ?)?(?:(?<![a-z])(?:(?:so|no|number)(?: ?[.:])? ?|: ?)|第 ?)?$/

/** A number that is a part of an address, of a longer number or of a word is no citation. */
const isPartBefore = (before: string) =>
  /[a-z0-9/_@=#&?%+-]$|\d\.$/.test(before) && !/(?<![a-z])(?:so|no)$/.test(before)

const isPartAfter = (after: string) => /^(?:[a-z0-9_&@=]|[-/][a-z0-9])/.test(after)

/** The year in `ngày 03 tháng 6 năm 2020`, `ngày 3/6/2020` or `năm 2020` right after a number. */
const dateAfter =
  /^,? ?(?:ngay )?(?:\d{1,2}(?:[/.-]\d{1,2}[/.-]| thang \d{1,2} nam )|nam |dated \d{1,2} [a-z]{3,9} |dated [a-z]{3,9} \d{1,2}, |of )((?:19|20)\d{2})(?!\d)/

/** What follows a number in Chinese: `第59/2020/QH14号企业法`, with the kind at its end. */
const chineseAround = new RegExp(`^ ?号(?:《?\\p{Script=Han}{0,12}?(${chineseKindWords.join('|')})》?)?`, 'u')

const chineseReach = 24

interface Head {
  kind: LegalTextKind | undefined
  start: number
}

function headOf(text: string, from: number, at: number): Head | undefined {
  const window = text.slice(Math.max(from, at - reach), at)
  const line = window.slice(window.lastIndexOf('\n') + 1)
  const before = line.replace(designator, '')
  const kinds = [...before.matchAll(kindBefore)]
  const last = kinds.at(-1)
  if (!last || isOtherWord(before.slice(0, last.index))) return undefined
  const between = before.slice(last.index + last[0].length)
  const kind = kindOfWords(last[0])
  const name = between.trim().replace(/(?: nam)? (?:19|20)\d{2}$/, '')
  const isClear = name === '' || (kind === 'LAW' && /^[a-z\p{Script=Han} ,]+$/u.test(name) && isName(name))
  return isClear ? { kind, start: at - line.length + last.index } : undefined
}

function tokensOf(symbol: string, start: number, { at }: Folded, original: string): (Token & { end: number })[] {
  return [...symbol.matchAll(/[a-z&]+\d*/g)].map(({ 0: text, index }) => {
    const [from, end] = [start + index, start + index + text.length]
    const written = original.slice(at(from), at(end))
    return { text, isUpper: written === written.toUpperCase(), end }
  })
}

const writtenNumber = (number: string, year: string | undefined, symbol: string) =>
  [number.replace(/^0+(?=\d)/, '').replace(/^(\d)(?!\d)/, '0$1'), ...(year ? [year] : []), symbol].join('/')

function symbolIn(match: RegExpExecArray, folded: Folded, original: string) {
  const [whole, , , text = ''] = match
  const tokens = tokensOf(text, match.index + whole.length - text.length, folded, original)
  const symbol = symbolOf(tokens)
  if (!symbol) return undefined
  const end = tokens[symbol.tokens - 1]?.end
  return end === undefined || isPartAfter(folded.text.slice(end, end + 2)) ? undefined : { ...symbol, end }
}

/** The characters around a number in Chinese, and the kind that they name. */
function chineseFrame(text: string, start: number, end: number) {
  const after = chineseAround.exec(text.slice(end, end + chineseReach))
  if (!after) return { before: 0, after: 0, kind: undefined }
  const ordinal = /第 ?$/.exec(text.slice(Math.max(0, start - 2), start))
  const kind = after[1] === undefined ? undefined : chineseKind(after[1])
  return { before: ordinal?.[0].length ?? 0, after: after[0].length, kind }
}

function yearIn(text: string): number | undefined {
  const year = dateAfter.exec(text)?.[1]
  return year === undefined ? undefined : Number(year)
}

function citationAt(match: RegExpExecArray, from: number, folded: Folded, original: string): Citation | undefined {
  const { text } = folded
  const [, number = '', year] = match
  const start = match.index
  if (isPartBefore(text.slice(Math.max(0, start - 3), start))) return undefined
  const symbol = symbolIn(match, folded, original)
  if (!symbol) return undefined
  const { end, kind } = symbol
  const head = headOf(text, from, start)
  // A number without a year says little: only the word for its kind makes it a citation.
  if (year === undefined && (kind === undefined || !head)) return undefined
  const chinese = chineseFrame(text, start, end)
  const fits = head !== undefined && (kind === undefined || head.kind === kind)
  return {
    by: 'number',
    number: writtenNumber(number, year, symbol.written),
    kind: kind ?? head?.kind ?? chinese.kind,
    year: year === undefined ? yearIn(text.slice(end, end + 40)) : undefined,
    start: fits ? head.start : start - chinese.before,
    end: end + chinese.after,
    provision: undefined,
  }
}

/** Decrees are the Government's alone, so "Nghị định 13/2023" is complete. */
const shortDecree =
  /(?<![a-z])(?:nghi dinh|decree) (?:(?:so|no)(?: ?[.:])? ?)?(\d{1,3}) ?\/ ?((?:19|20)\d{2})(?![\d/-]| ?\/)/g

function numberCitations(folded: Folded, original: string): Citation[] {
  const results: Citation[] = []
  let from = 0
  for (const match of folded.text.matchAll(numbers)) {
    const citation = citationAt(match, from, folded, original)
    if (!citation) continue
    from = citation.end
    if (results.push(citation) >= maxCitations) return results
  }
  for (const { 0: whole, 1: number = '', 2: year, index } of folded.text.matchAll(shortDecree)) {
    if (results.length >= maxCitations) break
    const written = writtenNumber(number, year, 'NĐ-CP')
    const place = { start: index, end: index + whole.length, provision: undefined }
    results.push({ by: 'number', number: written, kind: 'DECREE', year: undefined, ...place })
  }
  return results
}

/** The citations of texts of law in a text, in their order, in any spelling; in time proportional to the text. */
export function recogniseCitations(original: string): Citation[] {
  const folded = foldWithPositions(original)
  const { at, text } = folded
  const numbered = numberCitations(folded, original).sort((a, b) => a.start - b.start)
  const isFree = freeOf(numbered)
  const named = namesIn(folded, original, maxCitations).filter(isFree)
  const sorted = [...numbered, ...named].sort((a, b) => a.start - b.start)
  let from = 0
  return sorted.flatMap((citation) => {
    if (citation.start < from) return []
    const ahead = provisionBefore(text, citation.start, (index) =>
      (original[at(index)] ?? '').normalize('NFC').toLowerCase(),
    )
    const behind = ahead ? undefined : provisionAfter(text, citation.end)
    const isOwn = ahead !== undefined && ahead.start >= from
    from = behind?.end ?? citation.end
    const start = at(isOwn ? ahead.start : citation.start)
    // Up to the last character itself: what is invisible after it does not belong to it.
    return { ...citation, start, end: at(from - 1) + 1, provision: isOwn ? ahead.provision : behind?.provision }
  })
}

/** Whether a citation overlaps none of those given, which are sorted. */
function freeOf(taken: readonly Citation[]): (citation: Citation) => boolean {
  let next = 0
  return ({ start, end }) => {
    while ((taken[next]?.end ?? Infinity) <= start) next += 1
    return (taken[next]?.start ?? Infinity) >= end
  }
}
