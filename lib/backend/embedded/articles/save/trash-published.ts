import type { CollectionBeforeChangeHook, Where } from 'payload'
import { findOne } from '../../database/find'
import type { Article } from '../../payload-types'
import { isTrashing } from '../../hooks/trash'

/**
 * Moves the published text of an article to the trash, not its newer draft: restored as published, the draft would
 * become public. The draft stays among the versions. What editors noted since the publication belongs to the article,
 * and stays.
 */
export const trashPublished: CollectionBeforeChangeHook<Article> = async ({ data, originalDoc, req }) => {
  if (!originalDoc || !isTrashing(data, originalDoc) || originalDoc._status === 'published') return data
  const where: Where = { id: { equals: originalDoc.id }, _status: { equals: 'published' } }
  const published = await findOne(req.payload, 'articles', where, req)
  const { deletedAt, revision } = data
  return published ? { ...published, deletedAt, revision, reviewNotes: originalDoc.reviewNotes } : data
}
