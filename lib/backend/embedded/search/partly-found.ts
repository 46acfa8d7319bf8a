import type { SearchQuery } from '@/lib/backend/model'
import type { Language } from '@/lib/domain/languages'
import { questionWords } from '@/lib/domain/query-understanding/fillers'
import type { Alternative, Requirement } from '@/lib/domain/query-understanding/requirements'
import { isUnaccentedSyllable } from '@/lib/domain/query-understanding/syllables'
import type { Vocabulary } from '@/lib/domain/query-understanding/spelling'
import { isHan, piece, queryWords, wordsInOrder } from '@/lib/domain/search'
import { isPostgres } from '../database/rows-of'
import { areMostInText, firstInText } from './find-in-text'
import { inText, lookedFor, ofTitles } from './statements'
import { vocabularyIn } from './vocabulary'

/** Those of which most must be fulfilled. Of five there are ten selections at most, and no statement has more than 12. */
const mostKept = 5

/** Of more requirements than these, the newest articles must have so many that the others are looked for in all. */
const fewKnown = 4
const leastKnown = 1 / 4

/** What a requirement weighs at most. */
const mostWeight = 4

/** Words that those requirements have together: each of them is asked for in many selections. */
const mostWords = 24

/** The first requirements, as many as a search for most of them can bear. */
function bounded(required: Requirement[]): Requirement[] {
  let words = 0
  return required.slice(0, mostKept).filter((each, i) => {
    words += each.reduce((sum, one) => sum + one.words.length, 0)
    return i === 0 || words <= mostWords
  })
}

/** How often titles and summaries have a folded word. */
export type CountOf = (word: string) => number

/** That of a vocabulary. */
export const countIn =
  ({ words }: Vocabulary): CountOf =>
  (word) =>
    words.get(word)?.count ?? 0

/** The same for a word in its forms. */
export const countsOf = (sought: Alternative['words'][number] | undefined, countOf: CountOf): number =>
  sought ? (sought.forms ?? [sought.word]).reduce((sum, form) => sum + countOf(form), 0) : 0

/** Whether a requirement is a number, which names something, although titles seldom have it. */
const isNumber = (each: Requirement) => typedWords(each).every((word) => /^\d{2,}$/.test(word))

/**
 * Requirements that say most of a text, in their order: numbers, and those whose words are the rarest in titles and
 * summaries. What none of these has says least: it stands somewhere in a text.
 */
export function mostTelling(required: Requirement[], countOf: CountOf): Requirement[] {
  const countOfOne = ({ words }: Alternative) => Math.min(...words.map((word) => countsOf(word, countOf)))
  const counted = required.map((each) => {
    const count = each.reduce((sum, one) => sum + countOfOne(one), 0)
    return { each, said: isNumber(each) ? 1 : count > 0 ? weightOf(each) / count : 0 }
  })
  const kept = bounded(counted.toSorted((a, b) => b.said - a.said).map(({ each }) => each))
  return required.filter((each) => kept.includes(each))
}

/** Each selection of `size` out of some. */
function selections<T>(some: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return some.flatMap((each, i) => selections(some.slice(i + 1), size - 1).map((rest) => [each, ...rest]))
}

/** What a text fulfils that has one of some requirements. They may share an alternative, which is looked for once. */
const oneOf = (some: readonly Requirement[]): Requirement => [
  ...new Map(some.flat().map((each) => [JSON.stringify(each.words), each])).values(),
]

/** Requirements that a text fulfils if it lacks no more than so many: of each selection of one more, it has one. */
export const lackingAtMost = (required: Requirement[], missing: number): Requirement[] =>
  missing === 0 ? required : selections(required, missing + 1).map(oneOf)

/** A syllable of Vietnamese is seldom a word: two of them say what one does not. */
const fewest = (language: Language) => (language === 'vi' ? 2 : 1)

/** The same for requirements, of which one may have several words. */
const fewestOf = (required: Requirement[], language: Language) =>
  required.some((each) => typedWords(each).length >= fewest(language)) ? 1 : fewest(language)

/**
 * How many of so many requirements may be missing, the fewest first. If no text has more, at last all but so many as say
 * something.
 */
export function mayBeMissing(required: Requirement[], language: Language): number[] {
  const last = Math.max(0, required.length - fewestOf(required, language))
  return [...new Set([...[0, 1, 2].filter((each) => each < last), last])]
}

/** The first alternative is what was typed. */
export const typedWords = ([typed]: Requirement) => typed?.words.map(({ word }) => word) ?? []

/** The requirements that say what a text must be about. */
export function meaningfulOf(all: Requirement[], query: string, language: Language): Requirement[] {
  const ofQuestion = questionWords(query, language)
  return all.filter((each) =>
    typedWords(each).some((word) => (isHan(word) || word.length > 1) && !ofQuestion.has(word)),
  )
}

/** How much a requirement says: its words, and most if a term may stand for them. */
const weightOf = ([typed, ...others]: Requirement) =>
  others.some(({ words }) => words.length > 1) ? mostWeight : Math.min(mostWeight, typed?.words.length ?? 0)

/** Requirements of which a text must have so many that they make up `least`: of each few that leave less, it has one. */
function weighingAtLeast(required: Requirement[], least: number): Requirement[] {
  const total = (some: readonly Requirement[]) => some.reduce((sum, each) => sum + weightOf(each), 0)
  const spare = total(required) - least
  return required
    .flatMap((_, i) => selections(required, i + 1))
    .filter((some) => total(some) > spare && some.every((each) => total(some) - weightOf(each) <= spare))
    .map(oneOf)
}

/**
 * What titles have that have most of what is sought: at least half of what is no word of a question, or a term. Empty
 * if that would be all of it, or too little.
 */
export function mostOfTitles(all: Requirement[], query: string, language: Language): Requirement[] {
  const required = bounded(ofTitles(meaningfulOf(all, query, language), { language }))
  const weight = required.reduce((sum, each) => sum + weightOf(each), 0)
  const least = Math.max(fewest(language), Math.min(mostWeight, Math.ceil(weight / 2)))
  const isAll = least >= weight && required.length === all.length
  return !isAll && least <= weight ? weighingAtLeast(required, least) : []
}

/** What a query asks for that finds nothing: with fewer words, and how few of them a text must have at least. */
interface Partly {
  required: Requirement[]
  atLeast: Requirement[]
  /** The words that are searched. */
  text: string
  /** The query that they are a part of. */
  whole: string
  /** Whether some article has most of the words that say something. */
  isMost: boolean
}

/** A query is not searched for less than this share of its words. */
const fewestShare = 1 / 3

/** Whether the word at a place of a query may be a word with its neighbours: "sản" in "phá sản". */
function isOfCompound(words: readonly string[], at: number, ofQuestion: ReadonlySet<string>): boolean {
  return [words[at - 1], words[at + 1]].some(
    (each) => each !== undefined && !ofQuestion.has(each) && isUnaccentedSyllable(each),
  )
}

/**
 * A syllable of Vietnamese that is known alone is a word if it was typed with accents, and not beside other syllables:
 * "thuế bitcoin".
 */
function asTyped(known: Requirement[], query: string, language: Language): Requirement[] {
  const words = wordsInOrder(query)
  const ofQuestion = questionWords(query, language)
  const folded = words.map((word) => word.folded)
  const sought = new Set(known.flatMap(typedWords))
  return words
    .filter(
      (word, at) => sought.has(word.folded) && word.written !== word.folded && !isOfCompound(folded, at, ofQuestion),
    )
    .map(({ written }) => [{ words: [{ word: written, isWhole: true }], title: [] }])
}

/** What a text must have of requirements that are known one by one: the most first. Empty if that is not enough. */
export function choicesOf(known: Requirement[], query: string, language: Language): Requirement[][] {
  if (known.length >= fewestOf(known, language))
    return mayBeMissing(known, language).map((missing) => lackingAtMost(known, missing))
  const typed = asTyped(known, query, language)
  return typed.length > 0 ? [typed] : []
}

/**
 * What is to be searched instead of a query that finds nothing: its words without those of questions and those that no
 * article has; of what is left, the rarest, and of these as many as some article has. Undefined if no article has enough
 * of them.
 */
export async function mostOf(
  all: Requirement[],
  query: string,
  { language }: Pick<SearchQuery, 'language'>,
): Promise<Partly | undefined> {
  const onPostgres = await isPostgres()
  const inTexts = (some: Requirement[][]) => some.map((required) => inText(required, { language, onPostgres }))
  const asAsked = meaningfulOf(all, query, language)
  const meaningful = lookedFor(asAsked, { language })
  if (meaningful.length === 0) return undefined
  const share = meaningful.length > fewKnown ? leastKnown : 0
  const isKnown = await areMostInText(inTexts(meaningful.map((each) => [each])), share, onPostgres)
  const found = meaningful.filter((_, i) => isKnown[i])
  if (found.length === 0 || found.length < meaningful.length * fewestShare) return undefined
  const known = mostTelling(found, countIn(await vocabularyIn(language)))
  const words = new Set(known.flatMap((each) => each.flatMap((one) => one.words.map(({ word }) => word))))
  const pieces = (query.match(piece) ?? []).filter(
    (each) => isHan(each) || queryWords(each).some((word) => words.has(word)),
  )
  const choices = choicesOf(known, query, language)
  const atLeast = choices[await firstInText(inTexts(choices), onPostgres)]
  const isMost = found.length >= meaningful.length / 2
  // Titles are compared with words as asked for: what is looked for has lost that they may go on.
  const required = asAsked.filter((_, i) => meaningful[i] && known.includes(meaningful[i]))
  return (
    atLeast && {
      required,
      atLeast: atLeast === known ? required : atLeast,
      text: pieces.join(' '),
      whole: query,
      isMost,
    }
  )
}
