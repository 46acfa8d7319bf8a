import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { tags } from '@/lib/backend/tags'
import { Refusal } from '@/lib/operations/refusal'
import { raiseVersions } from '../database/content-versions'
import { refreshStatistics } from '../database/statistics'
import { inTransaction } from '../database/transaction'
import { payload } from '../payload'
import { addArticles } from './articles'
import { addComments, addRequests } from './people'
import { rowsOf } from './rows'

/** Adds what a site has after ten years. There is no undo: throws a Refusal if the database is in use. */
export async function generateSite(count: number): Promise<void> {
  const backend = await payload()
  await inTransaction(backend, async (req) => {
    const rows = rowsOf(req)
    const [used] = await rows.query(
      z.object({ people: z.coerce.number() }),
      sql`SELECT (SELECT count(*) FROM accounts) + (SELECT count(*) FROM consultation_requests) AS people`,
    )
    if (used?.people !== 0) throw new Refusal('This database is used, or was filled before. Fill a new one')
    await addComments(rows, await addArticles(rows, count))
    await addRequests(rows, count * 2)
  })
  await refreshStatistics(backend)
  await raiseVersions(Object.values(tags))
}
