import type { Requirement, SoughtWord } from '../query-understanding/requirements'
import type { Word } from '../search'

/** The written forms of the words of a query by their folded ones. */
export type TypedAccents = ReadonlyMap<string, ReadonlySet<string>>

/** How well a folded word of a text fits a word that is sought, from 0 to 1. */
export type Comparison = (folded: string, sought: SoughtWord) => number

/** A word that merely begins with a short one is most often another word: "cu" and "cung". */
const longBeginning = 4

export const compareFolded: Comparison = (folded, { word, isWhole }) => {
  if (folded === word) return 1
  if (isWhole || !folded.startsWith(word)) return 0
  return word.length >= longBeginning ? 0.9 : 0.4
}

/**
 * For each sought word, by its number, how well each word of a text fits it, from 0 to 1; undefined if none does. Most
 * words of a text are not sought.
 */
export type Matches = readonly (readonly number[] | undefined)[]

/** Numbers of the words of each alternative of a requirement. */
export type NumberedRequirement = readonly (readonly number[])[]

/** Compares texts with all words of a query. */
export interface WordMatcher {
  /** The requirements, by the numbers of their words. */
  numbered: readonly NumberedRequirement[]
  /** What fits without regard to accents. */
  matchesOf: (words: readonly Word[]) => Matches
  /**
   * The same with accents as typed. A word that was typed without accents, in a query that has some, may be meant so or
   * be typed in a hurry.
   */
  asTyped: (matches: Matches, words: readonly Word[], typed: TypedAccents) => Matches
}

/**
 * Prepares requirements to be compared with many texts. The same words occur in text after text, and in several
 * alternatives: each pair of a word and a sought word is compared once.
 */
export function wordMatcher(required: readonly Requirement[], compare: Comparison = compareFolded): WordMatcher {
  const sought: SoughtWord[] = []
  const numbers = new Map<string, number>()
  const numberOf = (each: SoughtWord): number => {
    const key = each.isWhole ? `=${each.word}` : each.word
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, sought.length)
    return sought.push(each) - 1
  }
  const numbered = required.map((alternatives) => alternatives.map(({ words }) => words.map(numberOf)))

  const compared = new Map<string, readonly (readonly [number: number, fit: number])[]>()
  const fitsOf = (folded: string) => {
    const known = compared.get(folded)
    if (known) return known
    const fits = sought.map((each, number) => [number, compare(folded, each)] as const).filter(([, fit]) => fit > 0)
    compared.set(folded, fits)
    return fits
  }

  return {
    numbered,
    matchesOf(words) {
      const matches: number[][] = []
      for (const [at, { folded }] of words.entries())
        for (const [number, fit] of fitsOf(folded)) {
          matches[number] ??= words.map(() => 0)
          matches[number][at] = fit
        }
      return matches
    },
    asTyped(matches, words, typed) {
      return matches.map((fits, number) => {
        const { word } = sought[number] ?? { word: '' }
        const written = typed.get(word)
        if (!fits || !written) return fits
        const otherwise = written.has(word) ? 0.5 : 0
        const found = fits.map((fit, at) => (written.has(words[at]?.written ?? '') ? fit : fit * otherwise))
        return found.some((fit) => fit > 0) ? found : undefined
      })
    },
  }
}
