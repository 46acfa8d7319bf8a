import { sql } from '@payloadcms/db-sqlite'
import { dayOf } from '@/lib/domain/dates'
import { payload } from './payload'

/** Adds one to today's views in a single statement, so that no concurrent view is lost. */
export async function countView(): Promise<void> {
  const { db } = await payload()
  const now = new Date()
  // Both databases accept the same statement, whichever package's `sql` built it.
  const stamp = now.toISOString()
  const statement = sql`
    INSERT INTO website_views (day, views, created_at, updated_at) VALUES (${dayOf(now)}, 1, ${stamp}, ${stamp})
    ON CONFLICT (day) DO UPDATE SET views = website_views.views + 1, updated_at = ${stamp}`
  await db.execute({ drizzle: db.drizzle, sql: statement })
}
