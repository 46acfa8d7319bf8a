import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload'

/** Deletes the records whose `field` is a record together with it. */
export const deleteWith =
  (collection: CollectionSlug, field: string): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    await req.payload.delete({ collection, where: { [field]: { equals: id } }, req })
  }
