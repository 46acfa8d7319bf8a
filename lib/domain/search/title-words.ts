import { wordsInOrder } from './words'

/** The word for a folded word that stands in a title. No text has it: "=" is no letter. */
export const inTitle = (word: string): string => `==${word}`

/** The words for pairs of folded words that follow each other in a title. */
export const pairsInTitle = (words: readonly string[]): string[] =>
  words.slice(1).map((word, i) => inTitle(`${words[i] ?? ''}=${word}`))

/** What a title is found by: each word of it, and each pair. */
export function titleWords(title: string): string[] {
  const words = wordsInOrder(title).map(({ folded }) => folded)
  return [...new Set([...words.map(inTitle), ...pairsInTitle(words)])]
}
