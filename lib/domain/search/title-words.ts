import { wordsInOrder } from './words'

/** The word for a folded word that stands in a title. No text has it: "=" is no letter. */
export const inTitle = (word: string): string => `==${word}`

export const pairsInTitle = (words: readonly string[]): string[] =>
  words.slice(1).map((word, i) => inTitle(`${words[i] ?? ''}=${word}`))

export function titleWords(title: string): string[] {
  const words = wordsInOrder(title).map(({ folded }) => folded)
  return [...new Set([...words.map(inTitle), ...pairsInTitle(words)])]
}
