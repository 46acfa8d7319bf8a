import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import type { AbbreviationTable } from '@/lib/domain/query-understanding/abbreviations'
import { articleTypes } from '@/lib/domain/sections'
import { fold, toMatchable } from '@/lib/domain/text'
import { queryWords, searchText, wordsInOrder } from '@/lib/domain/search'
import { rank, typedAccents, type Sought } from '@/lib/domain/search-ranking'
import {
  startingWith,
  understand,
  type Requirement,
  type Understanding,
  type UnderstoodQuery,
} from '@/lib/domain/query-understanding/understand'
import type { ArticleSummary, FoundArticles, Page, SearchQuery } from '@/lib/backend/model'
import { summariesOf } from '../articles/articles'
import { listOf, type SQL } from '../database/list-of'
import { isPostgres, rowsOf } from '../database/rows-of'
import type { Language } from '@/lib/domain/languages'
import {
  all,
  any,
  countInText,
  findInText,
  fulfils,
  hasInOrder,
  inText,
  lookedFor,
  titleHas,
  titlesIn,
} from './statements'
import { listedAbbreviations } from './listed-abbreviations'
import { indexedWithinFilters, withinFilters } from './search-filters'
import { respelledQuery } from './vocabulary'

/**
 * Articles that are ranked. If more are found: the newest with all words in the title, with all words as typed, and of
 * the others. What is behind them follows in the order of the database.
 */
const mostRanked = 200
const mostInTitle = 100
const mostAsTyped = 60

/** Words that are looked for as they were typed, with their accents. */
const mostTyped = 12

/** SQL condition for articles whose title has, for each requirement, one of what may stand for it. */
const inTitle = (required: Requirement[]) =>
  all(required.map((each) => any(each.map(({ title }) => all(title.map(titleHas))))))

const flag = z.union([z.boolean(), z.coerce.number()]).transform(Boolean)

const candidateRow = z.object({
  id: z.coerce.number(),
  title: z.string().nullish(),
  summary: z.string().nullish(),
  type: z.enum(articleTypes).catch('NEWS'),
  create_date: z.union([z.string(), z.date()]).nullish(),
  has_phrase: flag,
  has_typed_phrase: flag,
  has_typed_words: flag,
})

const timeOf = (date: string | Date | null | undefined) => (date ? new Date(date).getTime() || 0 : 0)

/** The words of a query that were typed with accents. */
const accented = (query: string) =>
  Array.from(typedAccents(query), ([folded, written]) => [...written].filter((word) => word !== folded)).flat()

/** Orders what the database has found by what it cannot compare (docs/adr/0030). */
async function ranked(ids: number[], sought: Sought, phrases: string[]): Promise<number[]> {
  if (ids.length < 2) return ids
  const onPostgres = await isPostgres()
  const inOrder = phrases.map(wordsInOrder).filter((words) => words.length > 0)
  const typed = accented(sought.query).slice(0, mostTyped)
  const conditions = {
    phrase: inOrder.map((words) =>
      hasInOrder(
        words.map(({ folded }) => folded),
        onPostgres,
      ),
    ),
    typedPhrase: inOrder.map((words) =>
      hasInOrder(
        words.map(({ written }) => written),
        onPostgres,
      ),
    ),
    typedWords: typed.map((written) => hasInOrder([written], onPostgres)),
  }
  const none = sql.raw('1 = 0')
  const rows = await rowsOf(
    sql`SELECT id, title, summary, type, create_date,
        ${conditions.phrase.length > 0 ? any(conditions.phrase) : none} AS has_phrase,
        ${typed.length > 0 ? any(conditions.typedPhrase) : none} AS has_typed_phrase,
        ${typed.length > 0 ? all(conditions.typedWords) : none} AS has_typed_words
      FROM articles WHERE id IN (${listOf(ids.map((id) => sql.raw(String(id))))})`,
    candidateRow,
  )
  const candidates = rows.map((row) => ({
    id: row.id,
    title: row.title ?? '',
    lead: row.summary ?? '',
    type: row.type,
    createDate: timeOf(row.create_date),
    text: {
      hasPhrase: row.has_phrase,
      hasTypedPhrase: row.has_typed_phrase,
      hasTypedWords: row.has_typed_words,
    },
  }))
  return rank(candidates, sought)
}

const emptyPage = ({ page, limit }: SearchQuery): Page<ArticleSummary> => ({ items: [], page, limit, total: 0 })

const titleRow = z.object({ id: z.coerce.number(), title_folded: z.string().nullish() })

/**
 * The newest public articles whose titles fulfil a condition, those that fulfil another one first. Each statement ends
 * as soon as it has found enough.
 */
async function findTitles(
  condition: SQL,
  first: SQL | undefined,
  { language, limit, offset = 0 }: { language: Language; limit: number; offset?: number },
): Promise<z.infer<typeof titleRow>[]> {
  const onPostgres = await isPostgres()
  const find = (where: SQL, order: SQL, most: number) =>
    rowsOf(
      sql`SELECT id, title_folded FROM ${titlesIn(language, onPostgres)} AND ${where}
        ORDER BY ${order}create_date DESC, id DESC LIMIT ${most} OFFSET ${offset}`,
      titleRow,
    )
  if (!first) return find(condition, sql``, limit)
  if (offset > 0) return find(condition, sql`CASE WHEN ${first} THEN 0 ELSE 1 END, `, limit)
  const best = await find(all([condition, first]), sql``, limit)
  if (best.length === limit) return best
  return [...best, ...(await find(sql`${condition} AND NOT ${first}`, sql``, limit - best.length))]
}

/** A page of titles that contain words, also within other words. */
async function searchTitles(
  words: string[],
  first: SQL | undefined,
  asked: SearchQuery,
): Promise<Page<ArticleSummary>> {
  const { language, page, limit } = asked
  const condition = sql`${all(words.map(titleHas))}${withinFilters(asked)}`
  const offset = (page - 1) * limit
  const ids = (await findTitles(condition, first, { language, limit, offset })).map(({ id }) => id)
  const isLast = ids.length < limit && (ids.length > 0 || page === 1)
  const [counted] = isLast
    ? []
    : await rowsOf(
        sql`SELECT count(*) AS total FROM ${titlesIn(language, await isPostgres())} AND ${condition}`,
        z.object({ total: z.coerce.number() }),
      )
  const total = isLast ? offset + ids.length : (counted?.total ?? 0)
  return { items: ids.length > 0 ? await summariesOf(ids) : [], page, limit, total }
}

/** Titles that contain the query, with accents as typed first, each newest first. */
export async function suggestTitles(asked: SearchQuery): Promise<FoundArticles> {
  const typed = toMatchable(asked.query)
  if (fold(typed) === '') return emptyPage(asked)
  const isAccented = typed !== fold(typed)
  return searchTitles([fold(typed)], isAccented ? sql`title_match LIKE ${`%${typed}%`}` : undefined, asked)
}

/** What a text must have that has the words of a query with accents as typed, and all else that is required. */
function requiredAsTyped(query: string, understanding: Understanding | undefined): Requirement[] {
  const words = wordsInOrder(query).map(({ written }) => written)
  const asTyped = (understanding ? accented(query) : [...new Set(words)])
    .slice(0, mostTyped)
    .map((word) => [{ words: [{ word, isWhole: true }], title: [] }])
  return [...asTyped, ...(understanding?.required ?? [])]
}

/** One search for a query, or for what was meant by it. The first of what is found are ranked, the others follow. */
async function searchFor(
  query: string,
  understanding: Understanding | undefined,
  asked: SearchQuery,
): Promise<Page<ArticleSummary>> {
  const { language, page, limit } = asked
  const words = queryWords(query)
  if (words.length === 0) return emptyPage(asked)
  const required = understanding?.required ?? words.map((word) => [startingWith([word])])
  const onPostgres = await isPostgres()
  const filters = onPostgres ? withinFilters(asked) : indexedWithinFilters(asked)
  const condition = sql`${inText(required, language, onPostgres)}${filters}`
  const hasPhrase = titleHas(fold(toMatchable(query)))
  const newest = await findInText(condition, { limit: mostRanked }, onPostgres)
  if (newest.length === 0) return searchTitles(words, undefined, asked)

  const total = newest.length < mostRanked ? newest.length : await countInText(condition, onPostgres)
  const candidates = new Set<number>()
  const addAll = (ids: number[]) => {
    for (const id of ids) if (candidates.size < mostRanked) candidates.add(id)
  }
  if (total > mostRanked) {
    const inTitles = sql`${inTitle(required)}${withinFilters(asked)}`
    const titles = await findTitles(inTitles, hasPhrase, { language, limit: mostInTitle })
    const sought = lookedFor(required, language)
    const hasWords = (title: string) => fulfils(searchText(title).split(' '), sought)
    // The words stand within other words of some titles.
    addAll(titles.filter(({ title_folded }) => hasWords(title_folded ?? '')).map(({ id }) => id))
    if (accented(query).length > 0) {
      const asTyped = sql`${inText(requiredAsTyped(query, understanding), language, onPostgres)}${filters}`
      addAll(await findInText(asTyped, { limit: mostAsTyped }, onPostgres))
    }
  }
  addAll(newest)

  const phrases = understanding?.isRewritten && !understanding.isAmbiguous ? [query, understanding.text] : [query]
  const offset = (page - 1) * limit
  const best = offset < candidates.size ? await ranked([...candidates], { query, language, required }, phrases) : []
  const shown = best.slice(offset, offset + limit)
  if (shown.length < limit && total > candidates.size) {
    const range = { limit: limit - shown.length, offset: Math.max(0, offset - candidates.size) }
    shown.push(...(await findInText(condition, { ...range, except: [...candidates] }, onPostgres)))
  }
  return { items: shown.length > 0 ? await summariesOf(shown) : [], page, limit, total }
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
 * abbreviations. A query that finds nothing as typed is searched a second time, as it was meant, and a third time with
 * misspelled words corrected.
 */
export async function searchArticles(asked: SearchQuery, meaning: Promise<Meaning>): Promise<FoundArticles> {
  const { query, language } = asked
  const { table, ...understood } = await meaning
  const found = await searchUnderstood(asked, understood)
  if (found.total > 0) return found
  const suggestion = await respelledQuery(understood.corrected?.text ?? query, language)
  if (suggestion === undefined) return found
  const meant = await searchUnderstood({ ...asked, query: suggestion }, understand(suggestion, language, table))
  return meant.total > 0 ? { ...meant, suggestion } : found
}
