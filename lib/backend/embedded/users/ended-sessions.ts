import { sql } from '@payloadcms/db-sqlite'
import { isClockTrusted } from '../database/site-clock'
import { payload } from '../payload'

/**
 * Stores an ended session until it would have expired. Deletes records of expired sessions, unless the clock may be wrong:
 * a session that was ended would be valid again once it is corrected.
 */
export async function endSession(id: string, expires: Date): Promise<void> {
  const backend = await payload()
  const { db } = backend
  const run = (statement: ReturnType<typeof sql>) => db.execute({ drizzle: db.drizzle, sql: statement })
  if (await isClockTrusted(backend))
    await run(sql`DELETE FROM ended_sessions WHERE expires < ${new Date().toISOString()}`)
  await run(
    sql`INSERT INTO ended_sessions (id, expires) VALUES (${id}, ${expires.toISOString()}) ON CONFLICT (id) DO NOTHING`,
  )
}

export async function isSessionEnded(id: string): Promise<boolean> {
  const { db } = await payload()
  const { rows } = await db.execute({ drizzle: db.drizzle, sql: sql`SELECT 1 FROM ended_sessions WHERE id = ${id}` })
  return rows.length > 0
}
