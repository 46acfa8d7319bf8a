import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { z } from 'zod'
import { logOnce } from '@/lib/operations/log/loggable'
import type { Backfill } from '../backfill/backfill'
import { writtenHtml } from '../articles/article-content'
import { isOutage } from '../database/database-outage'
import { rowsIn } from '../database/rows-in'
import { inTransaction } from '../database/transaction'
import { searchColumns, searchColumnsVersion } from './search-columns'

/** Articles of one step: their transaction must not hold up those who write at the same time. */
const batchSize = 25

const stampedRows = z.array(z.object({ id: z.coerce.number(), stamp: z.string() }))

async function nextArticles(payload: Payload, before: number | undefined): Promise<z.infer<typeof stampedRows>> {
  const rest = before === undefined ? sql`` : sql`WHERE id < ${before}`
  const statement = sql`SELECT id, CAST(updated_at AS text) AS stamp FROM articles ${rest}
    ORDER BY id DESC LIMIT ${batchSize}`
  return stampedRows.parse(await rowsIn({ payload }, statement))
}

/** The columns of articles, by id. One whose body no editor made is left out. Throws during an outage. */
async function columnsOf(payload: Payload, ids: number[]) {
  const { docs } = await payload.find({
    collection: 'articles',
    where: { id: { in: ids } },
    trash: true,
    select: { title: true, summary: true, type: true, format: true, html: true, body: true },
    limit: batchSize,
    depth: 0,
    pagination: false,
  })
  const columns = new Map<number, ReturnType<typeof searchColumns>>()
  for (const article of docs)
    try {
      columns.set(article.id, searchColumns({ ...article, html: await writtenHtml(article, payload) }))
    } catch (error) {
      if (isOutage(error)) throw error
      logOnce(`search columns ${article.id}`, `The words of the article ${article.id} cannot be filled:`, error)
    }
  return columns
}

/**
 * Fills the search columns of articles that were saved before these columns existed, or had other words. Writes to the
 * database directly, because saving through Payload would change their drafts. An article that is saved meanwhile has
 * its columns from that save. On SQLite the update also brings an article into the index of words, by a trigger.
 */
export const searchColumnsBackfill: Backfill = {
  name: `search-columns-${searchColumnsVersion}`,
  async fillNext(payload, before) {
    const rows = await nextArticles(payload, before)
    if (rows.length === 0) return undefined
    const columns = await columnsOf(
      payload,
      rows.map(({ id }) => id),
    )
    await inTransaction(payload, async (req) => {
      for (const { id, stamp } of rows) {
        const filled = columns.get(id)
        if (!filled) continue
        const { titleMatch, titleFolded, words } = filled
        const statement = sql`UPDATE articles
          SET title_match = ${titleMatch}, title_folded = ${titleFolded}, words = ${words}
          WHERE id = ${id} AND CAST(updated_at AS text) = ${stamp}`
        await rowsIn(req, statement)
      }
    })
    return rows.at(-1)?.id
  },
}
