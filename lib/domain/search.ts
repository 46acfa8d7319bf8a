import { fold } from './text'

/** Characters of the longest query. */
export const longestQuery = 200

/** A run of Chinese characters, or a word of any other script. */
const piece = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{Letter}\p{Number}])+/gu

const isChinese = (word: string) => /^\p{Script=Han}/u.test(word)

const pairs = (characters: string[]) => characters.slice(1).map((character, i) => `${characters[i]}${character}`)

/** Folded words of a text without repetition, its runs of Chinese split by `split`. */
function wordsOf(text: string, split: (characters: string[]) => string[]): string[] {
  const words = fold(text).match(piece) ?? []
  return [...new Set(words.flatMap((word) => (isChinese(word) ? split(Array.from(word)) : [word])))]
}

/** What a text is found by: its folded words; of Chinese, which has no spaces, every character and every pair (product decisions 2). */
export function searchWords(text: string): string[] {
  return wordsOf(text, (characters) => [...characters, ...pairs(characters)])
}

/** What a query asks for: all of these words; one character of Chinese is enough, more are asked for pair by pair. */
export function queryWords(query: string): string[] {
  return wordsOf(query, (characters) => (characters.length > 1 ? pairs(characters) : characters))
}
