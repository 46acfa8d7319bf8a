import type { CollectionBeforeDeleteHook } from 'payload'

/** Deletes an article's comments and ratings together with the article. */
export const deleteInteractions: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'interacted-articles', where: { article: { equals: id } }, req })
}
