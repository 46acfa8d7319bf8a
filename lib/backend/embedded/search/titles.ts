import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import type { ArticleSummary, Page, SearchQuery } from '@/lib/backend/model'
import { eitherSpellings } from '@/lib/domain/search/words'
import { fold, toMatchable } from '@/lib/domain/text'
import { summariesOf } from '../articles/summaries'
import type { SQL } from '../database/list-of'
import { isPostgres, rowsOf } from '../database/rows-of'
import { titlesIn } from './index-query'
import { withinFilters } from './search-filters'

const maxTitles = 300

const idRow = z.object({ id: z.coerce.number() })

/** Ids of the newest articles whose titles contain a query (spec 5), with accents as typed first. */
export async function titlesWith(requested: SearchQuery, limit = maxTitles): Promise<number[]> {
  const typed = toMatchable(requested.query)
  const plain = fold(typed)
  if (plain === '') return []
  const from = sql`FROM ${titlesIn(requested.language, await isPostgres())}${withinFilters(requested)}`
  const find = async (condition: SQL, most: number) =>
    rowsOf(sql`SELECT id ${from} AND ${condition} ORDER BY create_date DESC, id DESC LIMIT ${most}`, idRow)
  const exact = typed === plain ? [] : await find(sql`title_match LIKE ${`%${typed}%`}`, limit)
  const folded = sql.join(
    eitherSpellings(plain).map((spelling) => sql`title_folded LIKE ${`%${spelling}%`}`),
    sql` OR `,
  )
  const all = exact.length < limit ? await find(sql`(${folded})`, limit) : []
  return [...new Set([...exact, ...all].map(({ id }) => id))].slice(0, limit)
}

export async function pageOf(ids: number[], { page, limit }: SearchQuery): Promise<Page<ArticleSummary>> {
  const shown = ids.slice((page - 1) * limit, page * limit)
  return { items: shown.length > 0 ? await summariesOf(shown) : [], page, limit, total: ids.length }
}
