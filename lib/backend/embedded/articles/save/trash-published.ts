import type { CollectionBeforeChangeHook } from 'payload'
import type { Article } from '../../payload-types'
import { isTrashing } from '../../hooks/trash'

/**
 * Moves the published text of an article to the trash, not its newer draft: restored as published, the draft would
 * become public. The draft stays among the versions. What editors noted since the publication belongs to the article,
 * and stays.
 */
export const trashPublished: CollectionBeforeChangeHook<Article> = async ({ data, originalDoc, req }) => {
  if (!originalDoc || !isTrashing(data, originalDoc) || originalDoc._status === 'published') return data
  const { docs } = await req.payload.find({
    collection: 'articles',
    where: { id: { equals: originalDoc.id }, _status: { equals: 'published' } },
    depth: 0,
    pagination: false,
    req,
  })
  const { deletedAt, revision } = data
  return docs[0] ? { ...docs[0], deletedAt, revision, reviewNotes: originalDoc.reviewNotes } : data
}
