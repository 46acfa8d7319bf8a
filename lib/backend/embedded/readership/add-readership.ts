import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import type { ReadershipCounts } from '@/lib/backend/model'
import { dayOf } from '@/lib/domain/dates'
import { inTransaction, transactionOf } from '../database/transaction'
import { payload } from '../payload'

/** Days for which views, and searches that found nothing, are kept. */
const [viewDays, searchDays] = [400, 90]

/** Different words that are stored of one day. */
const mostWords = 200

/**
 * Adds views of published articles, by the last part of their address, and searches that found nothing, to what is
 * stored of their days: several instances add to the same rows.
 */
export async function addReadership({ views, searches }: ReadershipCounts): Promise<void> {
  const backend = await payload()
  await inTransaction(backend, async (req) => {
    const drizzle = await transactionOf(req)
    const run = (statement: ReturnType<typeof sql>) => backend.db.execute({ drizzle, sql: statement })
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
        WHERE (SELECT COUNT(*) FROM empty_searches WHERE day = ${day}) < ${mostWords}
          OR EXISTS (SELECT 1 FROM empty_searches WHERE day = ${day} AND words = ${of})
        ON CONFLICT (day, words) DO UPDATE SET searches = empty_searches.searches + excluded.searches`)
  })
}

const daysAgo = (days: number) => dayOf(new Date(Date.now() - days * 24 * 60 * 60 * 1000))

/** Deletes counts of days long ago. */
export async function removeOldReadership({ db }: Payload): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => db.execute({ drizzle: db.drizzle, sql: statement })
  await run(sql`DELETE FROM article_views WHERE day < ${daysAgo(viewDays)}`)
  await run(sql`DELETE FROM empty_searches WHERE day < ${daysAgo(searchDays)}`)
}
