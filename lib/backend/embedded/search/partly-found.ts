import type { SearchQuery } from '@/lib/backend/model'
import type { Language } from '@/lib/domain/languages'
import { questionWords } from '@/lib/domain/query-understanding/fillers'
import type { Requirement } from '@/lib/domain/query-understanding/requirements'
import { isHan, piece, queryWords } from '@/lib/domain/search'
import { isPostgres } from '../database/rows-of'
import { areMostInText, firstInText } from './find-in-text'
import { inText, lookedFor, ofTitles } from './statements'

/** Requirements of a query that are looked at, and those of which most must be fulfilled. */
const mostAsked = 12
const mostKept = 6

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
const lackingAtMost = (required: Requirement[], missing: number): Requirement[] =>
  missing === 0 ? required : selections(required, missing + 1).map(oneOf)

/** A syllable of Vietnamese is seldom a word: two of them say what one does not. */
const fewest = (language: Language) => (language === 'vi' ? 2 : 1)

/** The same for requirements, of which one may have several words. */
const fewestOf = (required: Requirement[], language: Language) =>
  required.some((each) => typedWords(each).length >= fewest(language)) ? 1 : fewest(language)

/** How many of so many requirements may be missing. */
const mostMissing = (count: number, language: Language) => (count > 4 ? 2 : count > fewest(language) ? 1 : 0)

/** The first alternative is what was typed. */
const typedWords = ([typed]: Requirement) => typed?.words.map(({ word }) => word) ?? []

/** The requirements that say what a text must be about. */
function meaningfulOf(all: Requirement[], query: string, language: Language): Requirement[] {
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
}

/**
 * What is to be searched instead of a query that finds nothing: its words without those of questions and those that no
 * article has; of what is left, as many as some article has. Undefined if no article has enough of them.
 */
export async function mostOf(
  all: Requirement[],
  query: string,
  { language }: Pick<SearchQuery, 'language'>,
): Promise<Partly | undefined> {
  const onPostgres = await isPostgres()
  const inTexts = (some: Requirement[][]) => some.map((required) => inText(required, { language, onPostgres }))
  const meaningful = meaningfulOf(lookedFor(all, { language }), query, language).slice(0, mostAsked)
  if (meaningful.length === 0) return undefined
  const share = meaningful.length > fewKnown ? leastKnown : 0
  const isKnown = await areMostInText(inTexts(meaningful.map((each) => [each])), share, onPostgres)
  const known = bounded(meaningful.filter((_, i) => isKnown[i]))
  const least = Math.max(Math.min(all.length, fewestOf(known, language)), meaningful.length / 2)
  if (known.length === 0 || isKnown.filter(Boolean).length < Math.min(least, mostKept)) return undefined
  const found = new Set(known.flatMap((each) => each.flatMap(({ words }) => words.map(({ word }) => word))))
  const pieces = (query.match(piece) ?? []).filter(
    (each) => isHan(each) || queryWords(each).some((word) => found.has(word)),
  )
  const choices = Array.from({ length: mostMissing(known.length, language) + 1 }, (_, missing) =>
    lackingAtMost(known, missing),
  )
  const atLeast = choices[await firstInText(inTexts(choices), onPostgres)]
  return atLeast && { required: known, atLeast, text: pieces.join(' ') }
}
