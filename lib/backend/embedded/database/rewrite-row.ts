import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { tagOfInteraction } from '@/lib/backend/tags'
import { articleTag } from '@/lib/operations/cdn/page-tags'
import { recordCorrection, recordTags } from './after-commit'
import type { InteractedArticle } from '../payload-types'

/** Empties a removed comment. The key of its import stays: the next import would bring the comment back. */
export const wiped = sql`state = 'REMOVED', value = '', words = '', user_name = '', full_name = '', avatar = NULL, account_id = NULL, once_key = CASE WHEN once_key LIKE 'import:%' THEN once_key END, edited_at = NULL, open_reports = 0`

export const wipedFields = {
  state: 'REMOVED',
  value: '',
  userName: '',
  fullName: '',
  avatar: null,
  account: null,
  editedAt: null,
  openReports: 0,
} as const satisfies Partial<InteractedArticle>

/** Updates a comment unless its state has changed since it was read: removed or hidden meanwhile it stays so. */
export async function rewriteRow(
  { db }: Payload,
  { id, type, state }: InteractedArticle,
  columns: ReturnType<typeof sql>,
): Promise<boolean> {
  const now = new Date().toISOString()
  const statement = sql`UPDATE interacted_articles SET ${columns}, updated_at = ${now} WHERE id = ${id} AND state = ${state}
    RETURNING (SELECT slug FROM articles WHERE articles.id = interacted_articles.article_id) AS slug`
  const { rows } = await db.execute({ drizzle: db.drizzle, sql: statement })
  // Nobody but its writer sees a held comment, so no page changes; the writer learns of it from the response.
  if (rows.length > 0 && state !== 'HELD') {
    const slug = (rows as { slug: string | null }[])[0]?.slug ?? undefined
    recordTags([tagOfInteraction(type, slug)], slug === undefined ? [] : [articleTag(slug)])
    if (slug !== undefined) recordCorrection(slug)
  }
  return rows.length > 0
}
