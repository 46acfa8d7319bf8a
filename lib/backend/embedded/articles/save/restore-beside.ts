import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest, Where } from 'payload'
import { keyOfItsOwn, sharingKey } from '../translations-where'
import { freeSlug } from '../../fields/free-slug'
import type { Article } from '../../payload-types'
import { isRestoring } from '../../hooks/trash'

async function isTaken(collection: CollectionSlug, where: Where, req: PayloadRequest): Promise<boolean> {
  return (await req.payload.count({ collection, where, req })).totalDocs > 0
}

export const restoreSlug: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) =>
  isRestoring(data, originalDoc) && data.slug
    ? { ...data, slug: await freeSlug(collection.slug, data.slug, req) }
    : data

/**
 * Restores an article into its translation group, unless the group has got another article in its language meanwhile.
 * Comes after `restoreSlug`.
 */
export const restoreTranslation: CollectionBeforeChangeHook<Article> = async ({ data, originalDoc, req }) => {
  if (!originalDoc || !isRestoring(data, originalDoc)) return data
  const key = originalDoc.translationKey || originalDoc.slug
  const where: Where = {
    and: [sharingKey(key), { language: { equals: data.language } }, { id: { not_equals: originalDoc.id } }],
  }
  if (await isTaken('articles', where, req)) return { ...data, translationKey: keyOfItsOwn(), translationOf: null }
  return data.slug === originalDoc.slug ? data : { ...data, translationKey: key }
}
