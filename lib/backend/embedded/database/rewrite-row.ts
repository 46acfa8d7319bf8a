import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { tagOfInteraction } from '@/lib/backend/tags'
import { announceChange } from './after-commit'
import type { InteractedArticle } from '../payload-types'

/** Of a comment that is taken away nothing stays but its place in the thread. */
export const wiped = sql`state = 'REMOVED', value = '', user_name = '', full_name = '', avatar = NULL, account_id = NULL, once_key = NULL, edited_at = NULL, open_reports = 0`

/**
 * Writes columns of a comment, in one statement, unless its writer or staff have changed its state since it was read: what is taken away
 * or hidden meanwhile stays so. Returns whether it did.
 */
export async function rewriteRow({ db }: Payload, { id, type, state }: InteractedArticle, columns: ReturnType<typeof sql>): Promise<boolean> {
  const now = new Date().toISOString()
  const statement = sql`UPDATE interacted_articles SET ${columns}, updated_at = ${now} WHERE id = ${id} AND state = ${state} RETURNING id`
  const { rows } = await db.execute({ drizzle: db.drizzle, sql: statement })
  // What waits for staff nobody else saw; whoever rewrites it is told so by the answer.
  if (rows.length > 0 && state !== 'HELD') announceChange([tagOfInteraction(type)])
  return rows.length > 0
}
