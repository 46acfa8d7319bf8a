import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import type { ArticleSummary, FoundArticles, Page, SearchQuery } from '@/lib/backend/model'
import type { Language } from '@/lib/domain/languages'
import { fold, toMatchable } from '@/lib/domain/text'
import { summariesOf } from '../articles/summaries'
import type { SQL } from '../database/list-of'
import { isPostgres, rowsOf } from '../database/rows-of'
import { withinFilters } from './search-filters'
import { mostFound } from './find-in-text'
import { all, titleHas, titlesIn } from './statements'

export const emptyPage = ({ page, limit }: SearchQuery): Page<ArticleSummary> => ({ items: [], page, limit, total: 0 })

const countRow = z.object({ total: z.coerce.number() })

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
export async function searchTitles(
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
        // A few letters are in most titles: no more are counted than are shown of articles.
        sql`SELECT count(*) AS total FROM (SELECT 1 FROM ${titlesIn(language, await isPostgres())} AND ${condition}
          LIMIT ${mostFound}) AS found`,
        countRow,
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
