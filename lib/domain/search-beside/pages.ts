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

/** How many words say nothing at the beginning of some; 0 if the first says something. */
type FillerLength = (words: readonly TypedWord[]) => number

const fillerLength =
  (fillers: readonly (readonly TypedWord[])[]): FillerLength =>
  (words) => {
    const isFirst = (filler: readonly TypedWord[]) =>
      filler.every((written, i) => words[i] !== undefined && isMeant(words[i], written))
    return Math.max(0, ...fillers.filter(isFirst).map(({ length }) => length))
  }

/** The words that say something. */
function withoutFillers(words: readonly TypedWord[], fillerLengthOf: FillerLength): TypedWord[] {
  const rest: TypedWord[] = []
  for (let at = 0; at < words.length; ) {
    const length = fillerLengthOf(words.slice(at))
    if (length === 0) rest.push(...words.slice(at, at + 1))
    at += Math.max(1, length)
  }
  return rest
}

/** Whether a query consists of phrases of one page, and words that say nothing: "email liên hệ của Viện". */
function isOfPhrases(query: Typed, phrases: readonly (readonly TypedWord[])[], fillerLengthOf: FillerLength): boolean {
  if (query.words.length === 0) return true
  const ofFiller = fillerLengthOf(query.words)
  if (ofFiller > 0 && isOfPhrases({ ...query, words: query.words.slice(ofFiller) }, phrases, fillerLengthOf))
    return true
  return phrases.some(({ length }, i) => {
    const [first, rest] = [query.words.slice(0, length), query.words.slice(length)]
    const part = { words: first, isComplete: query.isComplete || rest.length > 0 }
    return isPhrase(part, phrases[i] ?? []) && isOfPhrases({ ...query, words: rest }, phrases, fillerLengthOf)
  })
}

/** Words of the longest query that is compared with several phrases. */
const mostWords = 12

/**
 * The pages that a query names, apart from words that say nothing ("địa chỉ của Viện ở đâu"), and from phrases that do
 * ("làm việc", but not "việc làm").
 */
export function pagesNamed<T extends PageWords>(
  query: Typed,
  fillers: readonly (readonly TypedWord[])[],
  pages: readonly T[],
  most: number,
): T[] {
  const fillerLengthOf = fillerLength(fillers)
  const rest = withoutFillers(query.words, fillerLengthOf)
  const readings = [query, ...(rest.length < query.words.length && rest.length > 0 ? [{ ...query, words: rest }] : [])]
  return bestOf(
    pages,
    ({ phrases }) => {
      const rank = readings.findIndex((reading) => phrases.some((phrase) => isPhrase(reading, phrase)))
      if (rank >= 0) return rank
      return rest.length > 0 && query.words.length <= mostWords && isOfPhrases(query, phrases, fillerLengthOf)
        ? readings.length
        : undefined
    },
    most,
  )
}
