import { sql } from '@payloadcms/db-sqlite'
import type { ArticleSummary, Page, SearchQuery } from '@/lib/backend/model'
import { withoutQuestion } from '@/lib/domain/query-understanding/fillers'
import { startingWith, type Condition, type Requirement } from '@/lib/domain/query-understanding/requirements'
import type { Understanding } from '@/lib/domain/query-understanding/understand'
import { queryWords, wordsInOrder } from '@/lib/domain/search'
import { rank, type Ranking } from '@/lib/domain/search-ranking/rank'
import { withoutWordsOf } from '@/lib/domain/search-ranking/sought'
import { pairsInTitle } from '@/lib/domain/title-words'
import { summariesOf } from '../articles/summaries'
import type { SQL } from '../database/list-of'
import { isPostgres } from '../database/rows-of'
import { accented, candidatesOf, mostTyped } from './candidates'
import { findInText, mostFound } from './find-in-text'
import { mostOfTexts, numbersOf, phrasesToLookFor, distinctiveTitleTerms, type Pieces } from './near-misses'
import { mostOfTitles } from './missing-requirements'
import { indexedWithinYear } from './search-filters'
import { inText, ofTitles } from './statements'
import { piecesInTexts } from './text-pieces'
import { emptyPage, searchTitles } from './titles'
import { vocabularyIn } from './vocabulary'

/**
 * Articles that are ranked. If more are found: the newest with all words in the title, with all words as typed, and of
 * the others. What is behind them follows in the order of the database.
 */
const mostRanked = 120
const mostInTitle = 60
const mostAsTyped = 40

/** Requirements of a query of which the last word may be unfinished: a longer one finds nothing for other reasons. */
const mostUnfinished = 8

/** Words of a query that a title may have within other words. */
const mostWithinWords = 8

/** A text must have a word as it is. */
const wholeWord = (word: string): Requirement => [{ words: [{ word, isWhole: true }], title: [] }]

/** What a text must have that has the words of a query with accents as typed, and all else that is required. */
function requiredAsTyped(query: string, understanding: Understanding | undefined): Requirement[] {
  const words = wordsInOrder(query).map(({ written }) => written)
  const asTyped = (understanding ? accented(query) : [...new Set(words)]).slice(0, mostTyped).map(wholeWord)
  return [...asTyped, ...(understanding?.required ?? [])]
}

/** What is searched; articles that have only `atLeast` are found, too. */
export interface Wanted extends Understanding {
  atLeast?: Condition[]
  /** The query that this is a part of: its neighbours are those of texts. */
  whole?: string
}

/** The words of a query, each as a requirement. */
export const plainly = (words: string[]): Requirement[] => words.map((word) => [startingWith([word])])

/** One search: what was asked, the query, what a text must have, and within which filters. */
interface Search {
  asked: SearchQuery
  /** As typed, or what was meant by it. */
  query: string
  /** The query that it is a part of, if it is one. */
  whole: string
  required: Requirement[]
  filters: SQL
  onPostgres: boolean
  isUnfinished: boolean
}

/** Ids of the newest articles that fulfil requirements. */
function newest(search: Search, wanted: readonly Condition[], most: number): Promise<number[]> {
  const { asked, filters, isUnfinished, onPostgres } = search
  const { language, type } = asked
  const condition = inText(wanted, { language, type, onPostgres, isUnfinished })
  return findInText(sql`${condition}${filters}`, most, onPostgres)
}

/** The newest articles with all words in the title, first those with the query in one piece, and with all as typed. */
async function bestCandidates(search: Search, understanding: Wanted | undefined): Promise<Set<number>> {
  const { asked, query, required } = search
  const candidates = new Set<number>()
  const addNewest = async (wanted: Requirement[], most: number) => {
    if (wanted.length === 0) return
    for (const id of await newest(search, wanted, most)) if (candidates.size < mostRanked) candidates.add(id)
  }
  const pairs = pairsInTitle(wordsInOrder(query).map(({ folded }) => folded))
  await addNewest(pairs.map(wholeWord), mostInTitle)
  await addNewest(ofTitles(required, { language: asked.language, isUnfinished: search.isUnfinished }), mostInTitle)
  if (accented(query).length > 0) await addNewest(requiredAsTyped(query, understanding), mostAsTyped)
  return candidates
}

/** Ranks articles. */
type Rank = (
  ids: number[],
  /** Which of them lack a word, and pieces of the query that are looked for in the texts. */
  more?: { lacking?: readonly number[]; pieces?: Pieces },
) => Promise<Ranking>

/**
 * The newest articles of which the title or the text has what says most of a query. A number that is sought must be
 * there.
 */
async function nearMisses(search: Search): Promise<number[]> {
  const { asked, query, required } = search
  const { language } = asked
  const known = { language, vocabulary: await vocabularyIn(language) }
  const numbers = numbersOf(required, query)
  const inTitles = distinctiveTitleTerms(required, query, known)
  const found = new Set<number>()
  for (const wanted of [
    mostOfTitles(required, query, language),
    inTitles.length > 0 ? [inTitles] : [],
    mostOfTexts(required, query, known),
  ])
    if (wanted.length > 0) for (const id of await newest(search, [...numbers, ...wanted], mostInTitle)) found.add(id)
  return [...found]
}

/**
 * Few results in their order. If nothing is close to what is sought, which is sure if no text has all of it
 * (`isPartly`), the best of them together with what has most of it.
 */
async function rankedFew(search: Search, found: number[], isPartly: boolean, rankOf: Rank): Promise<number[]> {
  const asFound = isPartly ? undefined : await rankOf(found)
  if (asFound?.isClose) return asFound.ids
  const lacking = (await nearMisses(search)).filter((id) => !found.includes(id))
  const [best, rest] = [(asFound?.ids ?? found).slice(0, mostRanked / 2), (asFound?.ids ?? found).slice(mostRanked / 2)]
  const others = lacking.slice(0, mostRanked / 2)
  const pieces = phrasesToLookFor(search.required, search.whole, search.asked.language)
  return [...(await rankOf([...best, ...others], { lacking: others, pieces })).ids, ...rest]
}

/** Many results, of which the best are in their order. The first `needed` are to be shown. */
async function rankedMany(found: number[], candidates: Set<number>, needed: number, rankOf: Rank): Promise<number[]> {
  for (const id of found) if (candidates.size < mostRanked) candidates.add(id)
  const best = needed > 0 ? (await rankOf([...candidates])).ids : [...candidates]
  return [...best, ...found.filter((id) => !candidates.has(id))].slice(0, found.length)
}

/** Ids of what a query finds, or what was meant by it, the first of them ranked. `needed` is the first to be shown. */
export async function idsFor(
  query: string,
  understanding: Wanted | undefined,
  asked: SearchQuery,
  needed = 0,
): Promise<number[]> {
  const { language } = asked
  const all = understanding?.required ?? plainly(queryWords(query))
  const required = withoutWordsOf(all, query, withoutQuestion(query, language))
  const onPostgres = await isPostgres()
  const filters = indexedWithinYear(asked, onPostgres)
  const whole = {
    asked,
    query,
    whole: understanding?.whole ?? query,
    required,
    filters,
    onPostgres,
    isUnfinished: false,
  }
  const wanted = understanding?.atLeast ?? required
  const asWhole = await newest(whole, wanted, mostFound)
  const mayBeUnfinished = required.length <= mostUnfinished && !understanding?.atLeast
  const search = { ...whole, isUnfinished: asWhole.length === 0 && mayBeUnfinished }
  const found = search.isUnfinished ? await newest(search, wanted, mostFound) : asWhole
  if (found.length === 0) return []
  const texts = understanding?.isRewritten && !understanding.isAmbiguous ? [query, understanding.text] : [query]
  const phrases = texts.map((text) => withoutQuestion(text, language))
  const sought = { query, language, required }
  const rankOf: Rank = async (ids, { lacking = [], pieces = [] } = {}) => {
    const candidates = await candidatesOf(ids, sought, { phrases, lacking: new Set(lacking) })
    const inTexts = await piecesInTexts(ids, pieces)
    return rank(
      candidates.map((each) => ({ ...each, pieces: inTexts.get(each.id) ?? [] })),
      sought,
    )
  }
  if (found.length <= mostRanked) return rankedFew(search, found, understanding?.atLeast !== undefined, rankOf)
  return rankedMany(found, await bestCandidates(search, understanding), mostRanked - needed, rankOf)
}

/** A page of articles. */
export async function pageOf(ids: number[], { page, limit }: SearchQuery): Promise<Page<ArticleSummary>> {
  const shown = ids.slice((page - 1) * limit, page * limit)
  return { items: shown.length > 0 ? await summariesOf(shown) : [], page, limit, total: ids.length }
}

/** One search for a query, or for what was meant by it. Titles with the words within other words, if it finds nothing. */
export async function searchFor(
  query: string,
  understanding: Wanted | undefined,
  asked: SearchQuery,
): Promise<Page<ArticleSummary>> {
  const words = queryWords(query)
  if (words.length === 0) return emptyPage(asked)
  const ids = await idsFor(query, understanding, asked, (asked.page - 1) * asked.limit)
  if (ids.length > 0) return pageOf(ids, asked)
  if (understanding?.atLeast || words.length > mostWithinWords) return emptyPage(asked)
  return searchTitles(words, undefined, asked)
}
