import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

/**
 * Tells the database how its rows are spread, so that it picks the right index. SQLite never looks by itself
 * and, not knowing better, walks every published article to find one translation.
 */
export async function refreshStatistics({ db }: Payload): Promise<void> {
  await db.execute({ drizzle: db.drizzle, sql: sql`ANALYZE` })
}
