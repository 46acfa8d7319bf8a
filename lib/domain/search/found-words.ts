import { toNfc } from '../nfc'
import { eitherSpellings } from './words'
import { isHan, textWord, wordsInOrder, type Word } from './words'
import { piece } from './pieces'

export interface Fragment {
  text: string
  isFound: boolean
}

const fewestLetters = 3

const maxText = 20_000

type Span = readonly [start: number, end: number]

const spansInRun = (run: string, at: number, sought: readonly string[]): Span[] =>
  sought.flatMap((word) => {
    const spans: Span[] = []
    for (let i = run.indexOf(word); i >= 0; i = run.indexOf(word, i + 1)) spans.push([at + i, at + i + word.length])
    return spans
  })

function joined(spans: Span[], text: string): Span[] {
  const all: [number, number][] = []
  for (const [start, end] of spans.toSorted(([a], [b]) => a - b)) {
    const last = all.at(-1)
    if (last && (start <= last[1] || /^\s+$/.test(text.slice(last[1], start)))) last[1] = Math.max(last[1], end)
    else all.push([start, end])
  }
  return all
}

const variants: Record<string, string> = {
  a: 'aàáảãạăằắẳẵặâầấẩẫậ',
  d: 'dđ',
  e: 'eèéẻẽẹêềếểễệ',
  i: 'iìíỉĩị',
  o: 'oòóỏõọôồốổỗộơờớởỡợ',
  u: 'uùúủũụưừứửữự',
  y: 'yỳýỷỹỵ',
}

/** The letters of a word, of which the first begins it. It is compared first: that it begins a word costs more. */
function lettersOf(word: string): string {
  const [first = '', ...rest] = Array.from(word, (letter) => (variants[letter] ? `[${variants[letter]}]` : letter))
  return String.raw`${first}(?<![\p{Letter}\p{Number}]${first})${rest.join('')}`
}

const patternOf = ({ written, folded }: Word) => {
  if (written !== folded) return lettersOf(written)
  const spellings = eitherSpellings(folded).map(lettersOf)
  return spellings.length > 1 ? `(?:${spellings.join('|')})` : lettersOf(folded)
}

interface SoughtWords {
  query: string
  chinese: string[]
  isSought: (run: string) => boolean
  patterns: () => readonly RegExp[]
}

function patternsOf(words: readonly Word[]): RegExp[] {
  if (words.length === 0) return []
  // Letters and digits only: no sign of a regular expression is among them.
  const each = words.map((word) => (isHan(word.folded) ? word.folded : patternOf(word)))
  return [each.join(String.raw`[^\p{Letter}\p{Number}]+`), each.join('|')].map((pattern) => new RegExp(pattern, 'iu'))
}

function soughtWordsOf(query: string): SoughtWords {
  const words = wordsInOrder(query)
  const others = words.filter(({ folded }) => !isHan(folded))
  // A word with accents is found as it is written: "đồng" is not "động".
  const isSought = ({ written, folded }: Word) =>
    others.some((each) =>
      each.written === each.folded
        ? each.folded === folded || (each.folded.length >= fewestLetters && folded.startsWith(each.folded))
        : each.written === written,
    )
  let patterns: readonly RegExp[] | undefined
  return {
    query,
    chinese: words.map(({ folded }) => folded).filter(isHan),
    isSought: (run) => isSought(textWord(run)),
    patterns: () => (patterns ??= patternsOf(words)),
  }
}

let last = soughtWordsOf('')

/** The words of a query. A page of results looks for those of the same one in hundreds of texts. */
function soughtIn(query: string): SoughtWords {
  if (last.query !== query) last = soughtWordsOf(query)
  return last
}

function foundIn(text: string, query: string): Span[] {
  const { chinese, isSought } = soughtIn(query)
  const spans = [...text.slice(0, maxText).matchAll(piece)].flatMap(({ 0: run, index }): Span[] => {
    if (isHan(run)) return spansInRun(run, index, chinese)
    return isSought(run) ? [[index, index + run.length]] : []
  })
  return joined(spans, text)
}

export function hasFoundWord(text: string, query: string): boolean {
  const { chinese, isSought } = soughtIn(query)
  for (const [run] of toNfc(text).slice(0, maxText).matchAll(piece))
    if (isHan(run) ? chinese.some((word) => run.includes(word)) : isSought(run)) return true
  return false
}

/** Characters on each side of what is found in a long text. */
const around = 400

/** The part of a long text around a query's words in sequence, or else any of them: much faster than marking it all. */
export function partAround(text: string, query: string): string | undefined {
  const whole = toNfc(text)
  let result = -1
  for (const pattern of soughtIn(query).patterns()) if (result < 0) result = whole.search(pattern)
  if (result < 0) return undefined
  const start = Math.max(0, result - around)
  const part = whole.slice(start, result + around)
  // A word that is cut at the start of the part is no word.
  return start === 0 ? part : part.replace(/^\S*\s/, '')
}

export function fragmentsOf(text: string, query: string): Fragment[] {
  const whole = toNfc(text)
  const fragments: Fragment[] = []
  let at = 0
  for (const [start, end] of foundIn(whole, query)) {
    fragments.push({ text: whole.slice(at, start), isFound: false }, { text: whole.slice(start, end), isFound: true })
    at = end
  }
  return [...fragments, { text: whole.slice(at), isFound: false }].filter((fragment) => fragment.text !== '')
}

/** Characters of an excerpt, and before its first found word. A Chinese character takes the room of two letters. */
const roomIn = (text: string) =>
  /\p{Script=Han}/u.test(text) ? { longest: 120, before: 40 } : { longest: 240, before: 80 }

function startOf(text: string, result: number, before: number): number {
  const start = Math.max(0, result - before)
  const lead = text.slice(start, result)
  const sentence = [...lead.matchAll(/[.!?…。！？]\s*/g)].at(-1)
  if (sentence) return start + sentence.index + sentence[0].length
  if (start === 0) return 0
  const space = lead.search(/\s/)
  return start + space + 1
}

export function excerptOf(text: string, query: string): string {
  const whole = toNfc(text).slice(0, maxText).trim()
  const { longest, before } = roomIn(whole)
  if (whole.length <= longest) return whole
  const start = startOf(whole, foundIn(whole, query)[0]?.[0] ?? 0, before)
  const rest = whole.slice(start)
  if (rest.length <= longest) return `${start > 0 ? '… ' : ''}${rest}`.toWellFormed()
  const space = rest.lastIndexOf(' ', longest)
  return `${start > 0 ? '… ' : ''}${rest.slice(0, space > before ? space : longest)}…`.toWellFormed()
}
