import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import type { ReadershipCounts } from '@/lib/backend/model'
import { dayOf } from '@/lib/domain/dates'
import type { SQL } from '../database/list-of'
import { rowsIn } from '../database/rows-in'
import { inTransaction } from '../database/transaction'
import { payload } from '../payload'

const [viewDays, searchDays] = [400, 90]

export const missingDays = 30

const [maxWords, maxMissing] = [200, 500]

export async function addReadership({ views, searches, redirects, missing }: ReadershipCounts): Promise<void> {
  const backend = await payload()
  await inTransaction(backend, async (req) => {
    const run = (statement: SQL) => rowsIn(req, statement)
    // Sorted, so that concurrent instances lock the rows in the same order and never deadlock.
    for (const { day, of, count } of views.toSorted((a, b) => (a.of < b.of ? -1 : 1)))
      await run(sql`
        INSERT INTO article_views (day, article_id, views)
        SELECT ${day}, id, CAST(${count} AS integer) FROM articles WHERE slug = ${of} AND deleted_at IS NULL
        ON CONFLICT (day, article_id) DO UPDATE SET views = article_views.views + excluded.views`)
    for (const { day, of, count } of searches.toSorted((a, b) => (a.of < b.of ? -1 : 1)))
      await run(sql`
        INSERT INTO empty_searches (day, words, searches)
        SELECT CAST(${day} AS text), CAST(${of} AS text), CAST(${count} AS integer)
        WHERE (SELECT COUNT(*) FROM empty_searches WHERE day = ${day}) < ${maxWords}
          OR EXISTS (SELECT 1 FROM empty_searches WHERE day = ${day} AND words = ${of})
        ON CONFLICT (day, words) DO UPDATE SET searches = empty_searches.searches + excluded.searches`)
    for (const { day, of, count } of redirects.toSorted((a, b) => Number(a.of) - Number(b.of)))
      await run(sql`
        UPDATE redirects SET hits = COALESCE(hits, 0) + CAST(${count} AS integer),
          last_used = CASE WHEN last_used > CAST(${day} AS text) THEN last_used ELSE CAST(${day} AS text) END
        WHERE id = CAST(${Number(of)} AS integer)`)
    for (const { day, of, count } of missing.toSorted((a, b) => (a.of < b.of ? -1 : 1)))
      await run(sql`
        INSERT INTO missing_addresses (day, path, requests)
        SELECT CAST(${day} AS text), CAST(${of} AS text), CAST(${count} AS integer)
        WHERE (SELECT COUNT(*) FROM missing_addresses WHERE day = ${day}) < ${maxMissing}
          OR EXISTS (SELECT 1 FROM missing_addresses WHERE day = ${day} AND path = ${of})
        ON CONFLICT (day, path) DO UPDATE SET requests = missing_addresses.requests + excluded.requests`)
  })
}

const daysAgo = (days: number) => dayOf(new Date(Date.now() - days * 24 * 60 * 60 * 1000))

export async function removeOldReadership(payload: Payload): Promise<void> {
  const run = (statement: SQL) => rowsIn({ payload }, statement)
  await run(sql`DELETE FROM article_views WHERE day < ${daysAgo(viewDays)}`)
  await run(sql`DELETE FROM empty_searches WHERE day < ${daysAgo(searchDays)}`)
  await run(sql`DELETE FROM missing_addresses WHERE day < ${daysAgo(missingDays)}`)
}
