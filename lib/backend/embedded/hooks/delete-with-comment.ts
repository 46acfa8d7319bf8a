import type { CollectionBeforeDeleteHook } from 'payload'

/** A comment goes with its answers and with what was reported of it. */
export const deleteWithComment: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'comment-reports', where: { comment: { equals: id } }, req })
  await req.payload.delete({ collection: 'interacted-articles', where: { replyTo: { equals: id } }, req })
}
