import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

/** SQLite does not collect statistics by itself, and without them scans all articles to find one translation. */
export async function refreshStatistics({ db }: Payload): Promise<void> {
  await db.execute({ drizzle: db.drizzle, sql: sql`ANALYZE` })
}
