import { toNfc, normalized } from '../nfc'
import { withY } from '../query-understanding/spelled-with-y'
import { foldWord, isHan } from '../search'
import { piece } from '../word-pieces'

/** A word as somebody typed or wrote it. Of Chinese, a character. */
export interface TypedWord {
  /** Without case and accents. */
  word: string
  /** Its accents, each once, without the letters that they are on. */
  accents: string
}

function accentsOf(text: string): string {
  const found = normalized(text, 'NFD').match(/[\p{Mark}đĐ]/gu) ?? []
  return [...new Set(found.map((accent) => accent.toLowerCase()))].sort().join('')
}

const known = new Map<string, TypedWord>()

/** Words that are remembered: names and titles of texts of law have few, and each search compares many of them. */
const mostKnown = 5000

function typedWord(text: string): TypedWord {
  const found = known.get(text)
  if (found) return found
  const word = { word: foldWord(text), accents: accentsOf(text) }
  if (known.size >= mostKnown) known.clear()
  if (text.length < 30) known.set(text, word)
  return word
}

/** The words of a text, in order. */
export function typedWords(text: string): TypedWord[] {
  const pieces = toNfc(text).match(piece) ?? []
  return pieces.flatMap((each) => (isHan(each) ? Array.from(each) : [each])).map(typedWord)
}

const hasAccentsOf = (written: TypedWord, typed: TypedWord) =>
  Array.from(typed.accents).every((accent) => written.accents.includes(accent))

/** Whether a typed word may be a written one: accents may be missing, but none may be another. */
export const isMeant = (typed: TypedWord, written: TypedWord): boolean =>
  typed.word === written.word && hasAccentsOf(written, typed)

/** Letters from which a word that is being typed is looked for, if nothing stands before it. */
const fewestLetters = 2

/** What a word that is being typed may go on as: "mi" is compared as "my", and may become "minh". */
const beginningsOf = ({ word }: TypedWord): string[] => {
  const withI = word.replace(/y$/, 'i')
  return withI !== word && withY(withI) === word ? [word, withI] : [word]
}

/** The same; the last word of what is being typed may be the beginning of a word. */
export const isMeantSoFar = (typed: TypedWord, written: TypedWord): boolean =>
  isMeant(typed, written) ||
  (beginningsOf(typed).some((beginning) => written.word.startsWith(beginning)) && hasAccentsOf(written, typed))

/** How what was typed is compared: as a whole, or as something that is still being typed. */
export interface Typed {
  words: readonly TypedWord[]
  isComplete: boolean
}

/** Whether the word of a query at `index` may be a written one. */
export const fits = ({ words, isComplete }: Typed, index: number, written: TypedWord | undefined): boolean => {
  const word = words[index]
  if (!word || !written) return false
  const isUnfinished = !isComplete && index === words.length - 1 && (index > 0 || word.word.length >= fewestLetters)
  return isUnfinished ? isMeantSoFar(word, written) : isMeant(word, written)
}

/** A query as it is to be compared with a name: without accents, if the name is written without any. */
export const typedAs = (query: Typed, name: readonly TypedWord[]): Typed =>
  name.some(({ accents }) => accents !== '')
    ? query
    : { ...query, words: query.words.map(({ word }) => ({ word, accents: '' })) }

/** Where a text has the words of a query one after the other; undefined if it has not. */
export function phraseAt(query: Typed, written: readonly TypedWord[]): number | undefined {
  if (query.words.length === 0) return undefined
  const at = written.findIndex((_, start) => query.words.every((_word, i) => fits(query, i, written[start + i])))
  return at < 0 ? undefined : at
}

/** Whether a text has every word of a query, in any order. */
export const hasAllWords = (query: Typed, written: readonly TypedWord[]): boolean =>
  query.words.every((_, i) => written.some((each) => fits(query, i, each)))

/** Whether all accents are typed that the text has at these words. */
export const hasEveryAccent = (query: Typed, written: readonly TypedWord[]): boolean =>
  query.words.every(({ accents }, i) => written.some((each) => fits(query, i, each) && each.accents === accents))

/** Whether a query is Chinese, of which one character says little. */
export const isChinese = ({ words }: Typed): boolean => words.some(({ word }) => isHan(word))

/** The best of some, the first by `rankOf`, in their order where they are equal; those without a rank are left out. */
export function bestOf<T>(some: readonly T[], rankOf: (one: T) => number | undefined, most: number): T[] {
  return some
    .flatMap((one) => {
      const rank = rankOf(one)
      return rank === undefined ? [] : [{ one, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ one }) => one)
}
