import { kindAlternatives, kindOfWords, type LegalTextKind } from '../citations/kinds'
import { fits, hasAllWords, hasEveryAccent, isChinese, phraseAt, type Typed, type TypedWord } from './typed-words'

/** What a query asks of the register: words of number and title, and a kind if it begins with one. */
export interface LegalTextQuery extends Typed {
  kind: LegalTextKind | undefined
}

const leadingKind = new RegExp(`^(${kindAlternatives})(?= |$)`)

/** Words beside a number. */
const besideNumber = new Set(['so', 'no', '号', '第'])

/** Words before a year, and after one. */
const beforeYear = new Set(['nam', 'of'])
const afterYear = new Set(['年'])

const isYear = (word: TypedWord | undefined) => /^\d{4}$/.test(word?.word ?? '')

/** Words without those that only say what a number is: "nghị định số 13 năm 2023". */
const withoutWordsOfNumbers = (words: readonly TypedWord[]) =>
  words.filter(
    ({ word }, i) =>
      !besideNumber.has(word) &&
      !(beforeYear.has(word) && isYear(words[i + 1])) &&
      !(afterYear.has(word) && isYear(words[i - 1])),
  )

/**
 * What a query asks of the register. Undefined if it asks for no text of law: a single word names none, unless its kind
 * stands before it.
 */
export function legalTextQuery({ words, isComplete }: Typed): LegalTextQuery | undefined {
  const named = leadingKind.exec(words.map(({ word }) => word).join(' '))?.[1]
  const rest = named === undefined ? words : words.slice(named.split(' ').length)
  const sought = withoutWordsOfNumbers(rest)
  const query = { words: sought, isComplete, kind: named === undefined ? undefined : kindOfWords(named) }
  return sought.length >= (query.kind === undefined ? 2 : 1) ? query : undefined
}

/** Words between a kind and what a text of law is about. */
const links = new Set(['ve', 'on'])

const withoutLink = (words: readonly TypedWord[]) => (links.has(words[0]?.word ?? '') ? words.slice(1) : words)

/** What a text of law is about: its title without its kind. */
function nameOf(title: readonly TypedWord[]): readonly TypedWord[] {
  const kind = leadingKind.exec(title.map(({ word }) => word).join(' '))?.[1]
  return withoutLink(kind === undefined ? title : title.slice(kind.split(' ').length))
}

interface Registered {
  kind: LegalTextKind
  number: readonly TypedWord[]
  title: readonly TypedWord[]
}

/** How well a text of law fits, the lower the better; undefined if not at all. */
export function legalTextRank(query: LegalTextQuery, { kind, number, title }: Registered): number | undefined {
  if (query.kind !== undefined && query.kind !== kind) return undefined
  // Half of a number is another number, but a year after it may still be typed.
  const last = query.words.length - 1
  const isNumber = (at: number) => /\d/.test(query.words[at]?.word ?? '')
  const all = { ...query, isComplete: query.isComplete || (isNumber(last) && !isNumber(last - 1)) }
  const named = { ...all, words: withoutLink(all.words.filter((_, i) => !number.some((each) => fits(all, i, each)))) }
  if (isChinese(query) && phraseAt(named, title) === undefined) return undefined
  if (!hasAllWords(all, [...number, ...title])) return undefined
  const accents = hasEveryAccent(all, [...number, ...title]) ? 0 : 4
  if (phraseAt(all, number) !== undefined) return accents
  const name = nameOf(title)
  const at = phraseAt(named, name)
  const place = at === 0 ? (named.words.length === name.length ? 0 : 1) : at === undefined ? 3 : 2
  return accents + place
}
