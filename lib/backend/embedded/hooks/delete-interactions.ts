import type { CollectionBeforeDeleteHook } from 'payload'

/** An article goes with its comments and ratings. */
export const deleteInteractions: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'interacted-articles', where: { article: { equals: id } }, req })
}
