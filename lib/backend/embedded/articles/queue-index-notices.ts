import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../database/transaction'

export async function queueIndexNotices(paths: Iterable<string>, req: PayloadRequest): Promise<void> {
  const { db } = req.payload
  const drizzle = await transactionOf(req)
  const now = new Date().toISOString()
  // Sorted, so that concurrent changes lock the rows in the same order and never deadlock.
  for (const path of [...new Set(paths)].sort()) {
    await db.execute({
      drizzle,
      sql: sql`
        INSERT INTO index_notices (path, attempts, next_attempt_at, created_at, updated_at) VALUES (${path}, 0, ${now}, ${now}, ${now})
        ON CONFLICT (path) DO UPDATE SET attempts = 0, next_attempt_at = ${now}, created_at = ${now}, updated_at = ${now}`,
    })
  }
}
