import { fold } from './text'

/** Characters of the longest query. */
export const longestQuery = 200

/** How many people, partners, pages and texts of law are shown beside the articles, of each. */
export const mostBeside = 3

/**
 * A run of Chinese characters, or a word in any other script. SQLite's index ends words at some letters that no longer
 * count as marks (New Tai Lue, Vedic).
 */
export const piece = /\p{Script=Han}+|(?:(?![\p{Script=Han}\u19b0-\u19c9\u1cf2\u1cf3])[\p{Letter}\p{Number}])+/gu

const isChinese = (word: string) => /^\p{Script=Han}/u.test(word)

const pairs = (characters: string[]) => characters.slice(1).map((character, i) => `${characters[i]}${character}`)

/** Distinct folded words of a text. Runs of Chinese are split by `split`. */
function wordsOf(text: string, split: (characters: string[]) => string[]): string[] {
  const words = fold(text).match(piece) ?? []
  return [...new Set(words.flatMap((word) => (isChinese(word) ? split(Array.from(word)) : [word])))]
}

/**
 * The words that a text is indexed by: its folded words. Chinese has no spaces, so every character and every pair is
 * indexed (product decisions 2).
 */
export function searchWords(text: string): string[] {
  return wordsOf(text, (characters) => [...characters, ...pairs(characters)])
}

/**
 * The words that a text must contain to match a query. A single Chinese character is searched alone, longer runs pair
 * by pair.
 */
export function queryWords(query: string): string[] {
  return wordsOf(query, (characters) => (characters.length > 1 ? pairs(characters) : characters))
}
