import { sql } from '@payloadcms/db-sqlite'
import { tagOfInteraction } from '@/lib/backend/tags'
import { freshAfter } from './fresh-after'
import { announceChange } from './freshness'
import { payload } from './payload'
import type { InteractedArticle } from './payload-types'

/**
 * Writes columns of a comment, in one statement, unless its writer or staff have changed its state since it was read: what is taken away
 * or hidden meanwhile stays so. Returns whether it did.
 */
export async function rewrite({ id, type, state }: InteractedArticle, columns: ReturnType<typeof sql>): Promise<boolean> {
  return freshAfter(async () => {
    const { db } = await payload()
    const now = new Date().toISOString()
    const statement = sql`UPDATE interacted_articles SET ${columns}, updated_at = ${now} WHERE id = ${id} AND state = ${state} RETURNING id`
    const { rows } = await db.execute({ drizzle: db.drizzle, sql: statement })
    // What waits for staff nobody else saw; whoever rewrites it is told so by the answer.
    if (rows.length > 0 && state !== 'HELD') announceChange([tagOfInteraction(type)])
    return rows.length > 0
  })
}
