import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

/**
 * Updates the statistics by which the database picks an index. SQLite does not collect them by itself, and without them
 * scans all published articles to find one translation.
 */
export async function refreshStatistics({ db }: Payload): Promise<void> {
  await db.execute({ drizzle: db.drizzle, sql: sql`ANALYZE` })
}
