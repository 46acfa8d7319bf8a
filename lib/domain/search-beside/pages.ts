import { bestOf, isChinese, isMeant, phraseAt, typedWords, type Typed, type TypedWord } from './typed-words'

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

/** Letters of the shortest beginning of a phrase that is still being typed, and characters of a Chinese one. */
const fewestLetters = 4
const fewestCharacters = 2

/** Whether a query is a phrase, or a beginning of it with so many letters. */
function isPhrase(query: Typed, phrase: readonly TypedWord[]): boolean {
  if (query.words.length === phrase.length && phraseAt({ ...query, isComplete: true }, phrase) === 0) return true
  if (query.isComplete || phraseAt(query, phrase) !== 0) return false
  const letters = query.words.reduce((sum, { word }) => sum + word.length, 0)
  return letters >= (isChinese(query) ? fewestCharacters : fewestLetters)
}

/** Whether a query consists of phrases of one page, and words that say nothing: "email liên hệ của Viện". */
function isOfPhrases(
  query: Typed,
  phrases: readonly (readonly TypedWord[])[],
  isEmpty: (word: TypedWord) => boolean,
): boolean {
  const [next] = query.words
  if (!next) return true
  if (isEmpty(next) && isOfPhrases({ ...query, words: query.words.slice(1) }, phrases, isEmpty)) return true
  return phrases.some(({ length }, i) => {
    const [first, rest] = [query.words.slice(0, length), query.words.slice(length)]
    const part = { words: first, isComplete: query.isComplete || rest.length > 0 }
    return isPhrase(part, phrases[i] ?? []) && isOfPhrases({ ...query, words: rest }, phrases, isEmpty)
  })
}

/** Words of the longest query that is compared with several phrases. */
const mostWords = 12

/** The pages that a query names, apart from words that say nothing ("địa chỉ của Viện ở đâu"). */
export function pagesNamed<T extends PageWords>(query: Typed, fillers: string, pages: readonly T[], most: number): T[] {
  const empty = typedWords(fillers)
  const isEmpty = (word: TypedWord) => empty.some((filler) => isMeant(word, filler))
  const rest = query.words.filter((word) => !isEmpty(word))
  const readings = [query, ...(rest.length < query.words.length && rest.length > 0 ? [{ ...query, words: rest }] : [])]
  return bestOf(
    pages,
    ({ phrases }) => {
      const rank = readings.findIndex((reading) => phrases.some((phrase) => isPhrase(reading, phrase)))
      if (rank >= 0) return rank
      return rest.length > 0 && query.words.length <= mostWords && isOfPhrases(query, phrases, isEmpty)
        ? readings.length
        : undefined
    },
    most,
  )
}
