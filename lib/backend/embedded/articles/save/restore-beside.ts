import type { CollectionBeforeChangeHook, Where } from 'payload'
import { exists, otherThan } from '../../database/find'
import { keyOfItsOwn, sharingKey } from '../translations-where'
import { freeSlug } from '../../fields/free-slug'
import type { Article } from '../../payload-types'
import { isRestoring } from '../../hooks/trash'

export const restoreSlug: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) =>
  isRestoring(data, originalDoc) && data.slug
    ? { ...data, slug: await freeSlug(collection.slug, data.slug, req) }
    : data

/** Into its translation group, unless that has another article in its language now. Comes after `restoreSlug`. */
export const restoreTranslation: CollectionBeforeChangeHook<Article> = async ({ data, originalDoc, req }) => {
  if (!originalDoc || !isRestoring(data, originalDoc)) return data
  const key = originalDoc.translationKey || originalDoc.slug
  const where: Where = {
    and: [sharingKey(key), { language: { equals: data.language } }, ...otherThan(originalDoc.id)],
  }
  if (await exists(req.payload, 'articles', where, req))
    return { ...data, translationKey: keyOfItsOwn(), translationOf: null }
  return data.slug === originalDoc.slug ? data : { ...data, translationKey: key }
}
