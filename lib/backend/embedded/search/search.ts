import { sql } from '@payloadcms/db-sqlite'
import type { AbbreviationTable } from '@/lib/domain/query-understanding/abbreviations'
import { queryWords, wordsInOrder } from '@/lib/domain/search'
import { pairsInTitle } from '@/lib/domain/title-words'
import { startingWith, type Requirement } from '@/lib/domain/query-understanding/requirements'
import { understand, type Understanding, type UnderstoodQuery } from '@/lib/domain/query-understanding/understand'
import type { ArticleSummary, FoundArticles, Page, SearchQuery } from '@/lib/backend/model'
import { summariesOf } from '../articles/articles'
import { isPostgres } from '../database/rows-of'
import { findInText, inText, mostFound, ofTitles } from './statements'
import { listedAbbreviations } from './listed-abbreviations'
import { mostOf } from './partly-found'
import { accented, mostTyped, ranked } from './ranked'
import { indexedWithinFilters, withinFilters } from './search-filters'
import { emptyPage, searchTitles } from './titles'
import { respelledQuery } from './vocabulary'

/**
 * Articles that are ranked. If more are found: the newest with all words in the title, with all words as typed, and of
 * the others. What is behind them follows in the order of the database.
 */
const mostRanked = 120
const mostInTitle = 60
const mostAsTyped = 40

/** A text must have a word as it is. */
const wholeWord = (word: string): Requirement => [{ words: [{ word, isWhole: true }], title: [] }]

/** What a text must have that has the words of a query with accents as typed, and all else that is required. */
function requiredAsTyped(query: string, understanding: Understanding | undefined): Requirement[] {
  const words = wordsInOrder(query).map(({ written }) => written)
  const asTyped = (understanding ? accented(query) : [...new Set(words)]).slice(0, mostTyped).map(wholeWord)
  return [...asTyped, ...(understanding?.required ?? [])]
}

/** The newest articles with all words in the title, first those with the query in one piece, and with all as typed. */
async function bestOf(
  query: string,
  required: Requirement[],
  understanding: Wanted | undefined,
  asked: SearchQuery,
): Promise<Set<number>> {
  const { language } = asked
  const onPostgres = await isPostgres()
  const filters = onPostgres ? withinFilters(asked) : indexedWithinFilters(asked)
  const candidates = new Set<number>()
  const addNewest = async (wanted: Requirement[], most: number) => {
    if (wanted.length === 0) return
    const condition = sql`${inText(wanted, language, onPostgres)}${filters}`
    for (const id of await findInText(condition, most, onPostgres)) if (candidates.size < mostRanked) candidates.add(id)
  }
  const pairs = pairsInTitle(wordsInOrder(query).map(({ folded }) => folded))
  await addNewest(pairs.map(wholeWord), mostInTitle)
  await addNewest(ofTitles(required, language), mostInTitle)
  if (accented(query).length > 0) await addNewest(requiredAsTyped(query, understanding), mostAsTyped)
  return candidates
}

const plainly = (words: string[]): Requirement[] => words.map((word) => [startingWith([word])])

/** What is searched; articles that have only `atLeast` are found, too. */
interface Wanted extends Understanding {
  atLeast?: Requirement[]
}

/** One search for a query, or for what was meant by it. The first of what is found are ranked, the others follow. */
async function searchFor(
  query: string,
  understanding: Wanted | undefined,
  asked: SearchQuery,
): Promise<Page<ArticleSummary>> {
  const { language, page, limit } = asked
  const words = queryWords(query)
  if (words.length === 0) return emptyPage(asked)
  const required = understanding?.required ?? plainly(words)
  const onPostgres = await isPostgres()
  const filters = onPostgres ? withinFilters(asked) : indexedWithinFilters(asked)
  const condition = sql`${inText(understanding?.atLeast ?? required, language, onPostgres)}${filters}`
  const found = await findInText(condition, mostFound, onPostgres)
  if (found.length === 0) return understanding?.atLeast ? emptyPage(asked) : searchTitles(words, undefined, asked)

  const offset = (page - 1) * limit
  const candidates = found.length > mostRanked ? await bestOf(query, required, understanding, asked) : new Set<number>()
  for (const id of found) if (candidates.size < mostRanked) candidates.add(id)
  const phrases = understanding?.isRewritten && !understanding.isAmbiguous ? [query, understanding.text] : [query]
  const best =
    offset < candidates.size ? await ranked([...candidates], { query, language, required }, phrases) : [...candidates]
  const inOrder = [...best, ...found.filter((id) => !candidates.has(id))]
  const shown = inOrder.slice(offset, Math.min(offset + limit, found.length))
  return { items: shown.length > 0 ? await summariesOf(shown) : [], page, limit, total: found.length }
}

/** What a query means by the abbreviations that staff have listed. */
export interface Meaning extends UnderstoodQuery {
  table: AbbreviationTable
}

/** Reads the abbreviations of staff, and understands a query by them. */
export async function meaningOf({ query, language }: Pick<SearchQuery, 'query' | 'language'>): Promise<Meaning> {
  const table = await listedAbbreviations(language)
  return { ...understand(query, language, table), table }
}

/** A search for a query as typed, then, if that finds nothing, as it was meant. */
async function searchUnderstood(asked: SearchQuery, { widened, corrected }: UnderstoodQuery): Promise<FoundArticles> {
  const found = await searchFor(asked.query, widened, asked)
  if (found.total > 0) return { ...found, ...(widened?.isRewritten && { understood: widened.text }) }
  const isNew = corrected && JSON.stringify(corrected.required) !== JSON.stringify(widened?.required)
  if (!isNew) return found
  const meant = await searchFor(corrected.text, corrected, asked)
  return meant.total > 0 && corrected.isRewritten ? { ...meant, understood: corrected.text } : meant
}

/**
 * Published articles of a language that contain every word of the query, ignoring accents and case
 * (spec 5, product decisions 2), best first. Abbreviations also find their full texts, and full texts their
 * abbreviations. A query that finds nothing as typed is searched a second time, as it was meant, a third time with
 * misspelled words corrected, and at last for articles that have most of its words.
 */
export async function searchArticles(asked: SearchQuery, meaning: Promise<Meaning>): Promise<FoundArticles> {
  const { query, language } = asked
  const { table, ...understood } = await meaning
  const found = await searchUnderstood(asked, understood)
  if (found.total > 0) return found
  const suggestion = await respelledQuery(understood.corrected?.text ?? query, language)
  if (suggestion !== undefined) {
    const meant = await searchUnderstood({ ...asked, query: suggestion }, understand(suggestion, language, table))
    if (meant.total > 0) return { ...meant, suggestion }
  }
  const wanted = understood.corrected ?? understood.widened
  const partly = await mostOf(wanted?.required ?? plainly(queryWords(query)), wanted?.text ?? query, asked)
  if (!partly) return found
  const some = await searchFor(partly.text, { isRewritten: false, isAmbiguous: false, ...partly }, asked)
  return some.total > 0 ? { ...some, understood: partly.text } : found
}
