import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload'

export const deleteWith =
  (collection: CollectionSlug, field: string): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    await req.payload.delete({ collection, where: { [field]: { equals: id } }, req })
  }
