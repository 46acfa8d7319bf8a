import type { SearchQuery } from '@/lib/backend/model'
import type { Language } from '@/lib/domain/languages'
import { questionWords } from '@/lib/domain/query-understanding/fillers'
import type { Condition, Requirement } from '@/lib/domain/query-understanding/requirements'
import { isUnaccentedSyllable } from '@/lib/domain/query-understanding/syllables'
import { isHan, queryWords, wordsInOrder } from '@/lib/domain/search'
import { piece } from '@/lib/domain/word-pieces'
import { isPostgres } from '../database/rows-of'
import { countIn, meaningfulOf, mostDistinctive, requirementWords } from './distinctive-requirements'
import { areMostInText, firstInText } from './find-in-text'
import { fewestOf, lackingAtMost, mayBeMissing } from './missing-requirements'
import { inText, lookedFor } from './statements'
import { vocabularyIn } from './vocabulary'

/** Of more requirements than these, the newest articles must have so many that the others are looked for in all. */
const fewKnown = 4
const leastKnown = 1 / 4

/** What a query asks for that finds nothing: with fewer words, and how few of them a text must have at least. */
interface Partly {
  required: Requirement[]
  atLeast: Condition[]
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
  const sought = new Set(known.flatMap(requirementWords))
  return words
    .filter(
      (word, at) => sought.has(word.folded) && word.written !== word.folded && !isOfCompound(folded, at, ofQuestion),
    )
    .map(({ written }) => [{ words: [{ word: written, isWhole: true }], title: [] }])
}

/** What a text must have of requirements that are known one by one: the most first. Empty if that is not enough. */
export function choicesOf(known: Requirement[], query: string, language: Language): Condition[][] {
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
  const inTexts = (some: Condition[][]) => some.map((required) => inText(required, { language, onPostgres }))
  const asAsked = meaningfulOf(all, query, language)
  const meaningful = lookedFor(asAsked, { language })
  if (meaningful.length === 0) return undefined
  const share = meaningful.length > fewKnown ? leastKnown : 0
  const isKnown = await areMostInText(inTexts(meaningful.map((each) => [each])), share, onPostgres)
  const found = meaningful.filter((_, i) => isKnown[i])
  if (found.length === 0 || found.length < meaningful.length * fewestShare) return undefined
  const known = mostDistinctive(found, query, countIn(await vocabularyIn(language)))
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
