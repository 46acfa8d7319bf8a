import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { articleTypes } from '@/lib/domain/sections'
import { fold, toMatchable } from '@/lib/domain/text'
import { queryWords, wordsInOrder } from '@/lib/domain/search'
import { rank, typedAccents, type Sought } from '@/lib/domain/search-ranking'
import {
  startingWith,
  understand,
  type Requirement,
  type Understanding,
} from '@/lib/domain/query-understanding/understand'
import type { ArticleSummary, FoundArticles, Page, SearchQuery } from '@/lib/backend/model'
import { summariesOf } from '../articles/articles'
import { all, any, hasInOrder, inText, isPostgres, isPublic, rowsOf, titleHas, type SQL } from './statements'
import { respelledQuery } from './vocabulary'

/** Articles that are ranked; what a database has behind them follows in its own order. */
const mostRanked = 200

/** SQL condition for articles whose title has, for each requirement, one of what may stand for it. */
const inTitle = (required: Requirement[]) =>
  all(required.map((each) => any(each.map(({ title }) => all(title.map(titleHas))))))

/** Which articles a search finds, and conditions for those that come first in each of several orders. */
interface Search {
  matches: SQL
  orders: SQL[][]
}

const first = (conditions: SQL[]) => {
  const cases = conditions.map((condition, i) => sql`WHEN ${condition} THEN ${sql.raw(String(i))}`)
  return sql`CASE ${sql.join(cases, sql` `)} ELSE ${sql.raw(String(conditions.length))} END`
}

/** The ids of what is found in the order of the database, and how many there are. */
async function find(
  { matches, orders }: Search,
  { language, offset, limit }: { language: SearchQuery['language']; offset: number; limit: number },
): Promise<{ ids: number[]; total: number }> {
  const where = sql`${isPublic(language)} AND ${matches}`
  const ranks = sql.join(
    orders.filter((conditions) => conditions.length > 0).map((conditions) => sql`${first(conditions)}, `),
    sql``,
  )
  const rows = await rowsOf(
    sql`SELECT id, count(*) OVER () AS total FROM articles WHERE ${where}
      ORDER BY ${ranks}create_date DESC, id DESC LIMIT ${limit} OFFSET ${offset}`,
    z.object({ id: z.coerce.number(), total: z.coerce.number() }),
  )
  const ids = rows.map(({ id }) => id)
  if (rows[0] || offset === 0) return { ids, total: rows[0]?.total ?? 0 }
  const [counted] = await rowsOf(
    sql`SELECT count(*) AS total FROM articles WHERE ${where}`,
    z.object({ total: z.coerce.number() }),
  )
  return { ids, total: counted?.total ?? 0 }
}

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
  const typed = accented(sought.query)
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
      FROM articles WHERE id IN (${sql.join(
        ids.map((id) => sql.raw(String(id))),
        sql`, `,
      )})`,
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

/** One search: a page of published articles of a language. The first of them are ranked, the others follow. */
async function runSearch(
  search: Search,
  { language, page, limit }: SearchQuery,
  sort: (ids: number[]) => Promise<number[]> = (ids) => Promise.resolve(ids),
): Promise<Page<ArticleSummary>> {
  const offset = (page - 1) * limit
  const isRanked = offset < mostRanked
  const range = isRanked ? { offset: 0, limit: Math.max(mostRanked, offset + limit) } : { offset, limit }
  const { ids, total } = await find(search, { language, ...range })
  const ordered = isRanked ? [...(await sort(ids.slice(0, mostRanked))), ...ids.slice(mostRanked)] : ids
  const shown = isRanked ? ordered.slice(offset, offset + limit) : ordered
  return { items: shown.length > 0 ? await summariesOf(shown) : [], page, limit, total }
}

/** Titles that contain the query, with accents as typed first, each newest first. */
function searchTitles(asked: SearchQuery): Promise<FoundArticles> {
  const typed = toMatchable(asked.query)
  const matches = titleHas(fold(typed))
  const asTyped = typed === fold(typed) ? [] : [sql`title_match LIKE ${`%${typed}%`}`]
  return runSearch({ matches, orders: [asTyped] }, asked)
}

/** One search for a query, or for what was meant by it. */
async function searchFor(
  query: string,
  understanding: Understanding | undefined,
  asked: SearchQuery,
): Promise<Page<ArticleSummary>> {
  const words = queryWords(query)
  if (words.length === 0) return { items: [], page: asked.page, limit: asked.limit, total: 0 }
  const required = understanding?.required ?? words.map((word) => [startingWith([word])])
  const onPostgres = await isPostgres()
  const asTyped = all(words.map(titleHas))
  const accents = accented(query).map((word) => [{ words: [{ word, isWhole: true }], title: [] }])
  const search = {
    matches: any([asTyped, inText(required, onPostgres)]),
    orders: [
      accents.length > 0 ? [inText(accents, onPostgres)] : [],
      [titleHas(fold(toMatchable(query))), asTyped, ...(understanding ? [inTitle(required)] : [])],
    ],
  }
  const phrases = understanding?.isRewritten && !understanding.isAmbiguous ? [query, understanding.text] : [query]
  return runSearch(search, asked, (ids) => ranked(ids, { query, language: asked.language, required }, phrases))
}

/** A search for a query as typed, then, if that finds nothing, as it was meant. */
async function searchUnderstood(asked: SearchQuery): Promise<FoundArticles> {
  const { widened, corrected } = understand(asked.query, asked.language)
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
export async function searchArticles(asked: SearchQuery): Promise<FoundArticles> {
  const { query, language, page, limit, titlesOnly } = asked
  if (queryWords(query).length === 0 && !titlesOnly) return { items: [], page, limit, total: 0 }
  if (titlesOnly) return fold(toMatchable(query)) === '' ? { items: [], page, limit, total: 0 } : searchTitles(asked)

  const found = await searchUnderstood(asked)
  if (found.total > 0) return found
  const suggestion = await respelledQuery(understand(query, language).corrected?.text ?? query, language)
  if (suggestion === undefined) return found
  const meant = await searchUnderstood({ ...asked, query: suggestion })
  return meant.total > 0 ? { ...meant, suggestion } : found
}
