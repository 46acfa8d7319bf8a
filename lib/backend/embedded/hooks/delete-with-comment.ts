import type { CollectionBeforeDeleteHook } from 'payload'

/** Deletes a comment's replies and reports together with the comment. */
export const deleteWithComment: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'comment-reports', where: { comment: { equals: id } }, req })
  await req.payload.delete({ collection: 'interacted-articles', where: { replyTo: { equals: id } }, req })
}
