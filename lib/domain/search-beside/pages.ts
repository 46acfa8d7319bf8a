import { bestOf, phraseAt, typedWords, type Typed, type TypedWord } from './typed-words'

/** A page of the site that is no article, with what people call it. */
interface PageWords {
  phrases: readonly (readonly TypedWord[])[]
}

/** The phrases of a list with commas. */
export const phrasesOf = (list: string): TypedWord[][] =>
  list
    .split(/[,，、]/)
    .map(typedWords)
    .filter((words) => words.length > 0)

/** Letters of the shortest beginning of a phrase that is still being typed. */
const fewestLetters = 4

/** Whether a query is a phrase, or a beginning of it with so many letters. */
function isPhrase(query: Typed, phrase: readonly TypedWord[]): boolean {
  if (phraseAt(query, phrase) !== 0) return false
  if (query.words.length === phrase.length) return true
  const letters = query.words.reduce((sum, { word }) => sum + word.length, 0)
  return !query.isComplete && letters >= fewestLetters
}

/** The pages that a query names, apart from words that say nothing ("địa chỉ của Viện ở đâu"). */
export function pagesNamed<T extends PageWords>(query: Typed, fillers: string, pages: readonly T[], most: number): T[] {
  const empty = new Set(typedWords(fillers).map(({ word }) => word))
  const rest = query.words.filter(({ word }) => !empty.has(word))
  const readings = [query, ...(rest.length < query.words.length && rest.length > 0 ? [{ ...query, words: rest }] : [])]
  return bestOf(
    pages,
    ({ phrases }) => {
      const rank = readings.findIndex((reading) => phrases.some((phrase) => isPhrase(reading, phrase)))
      return rank < 0 ? undefined : rank
    },
    most,
  )
}
