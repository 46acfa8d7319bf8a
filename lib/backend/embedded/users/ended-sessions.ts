import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { userSessionSeconds } from '@/lib/backend/model'
import { isClockTrusted } from '../database/site-clock'
import { keyedHash } from '../staff/keyed-hash'

const run = ({ db }: Payload, statement: ReturnType<typeof sql>) => db.execute({ drizzle: db.drizzle, sql: statement })

/** Stands for all sessions that a user has begun until now. It does not tell whose they are. */
const allOf = (uid: string): string => `user:${keyedHash(uid)}`

/**
 * Stores an ended session until it would have expired. Deletes records of expired sessions, unless the clock may be wrong:
 * a session that was ended would be valid again once it is corrected.
 */
export async function endSession(backend: Payload, id: string, expires: Date): Promise<void> {
  if (await isClockTrusted(backend))
    await run(backend, sql`DELETE FROM ended_sessions WHERE expires < ${new Date().toISOString()}`)
  await run(
    backend,
    sql`INSERT INTO ended_sessions (id, expires) VALUES (${id}, ${expires.toISOString()})
      ON CONFLICT (id) DO UPDATE SET expires = excluded.expires`,
  )
}

/** Ends the sessions of a user on all devices. One that begins later expires later. */
export const endSessionsOf = (backend: Payload, uid: string): Promise<void> =>
  endSession(backend, allOf(uid), new Date(Date.now() + userSessionSeconds * 1000))

export async function isSessionEnded(backend: Payload, id: string, uid: string, expires: Date): Promise<boolean> {
  const { rows } = await run(
    backend,
    sql`SELECT 1 FROM ended_sessions WHERE id = ${id} OR (id = ${allOf(uid)} AND expires >= ${expires.toISOString()})`,
  )
  return rows.length > 0
}
