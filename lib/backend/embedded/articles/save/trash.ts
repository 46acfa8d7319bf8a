import type { CollectionBeforeChangeHook, Where } from 'payload'
import { exists, findOne, otherThan } from '../../database/find'
import { freeSlug } from '../../fields/free-slug'
import type { Article } from '../../payload-types'
import { isRestoring, isTrashing } from '../../hooks/trash'
import { keyOfItsOwn, sharingKey } from '../translations-where'

/**
 * Moves the published text of an article to the trash, not its newer draft: restored as published, the draft would
 * become public. The draft stays among the versions. What editors noted since the publication belongs to the article,
 * and stays.
 */
export const trashPublished: CollectionBeforeChangeHook<Article> = async ({ data, originalDoc, req }) => {
  if (!originalDoc || !isTrashing(data, originalDoc) || originalDoc._status === 'published') return data
  const where: Where = { id: { equals: originalDoc.id }, _status: { equals: 'published' } }
  const published = await findOne(req.payload, 'articles', where, { req })
  const { deletedAt, revision } = data
  return published ? { ...published, deletedAt, revision, reviewNotes: originalDoc.reviewNotes } : data
}

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
  if (await exists(req.payload, 'articles', where, { req }))
    return { ...data, translationKey: keyOfItsOwn(), translationOf: null }
  return data.slug === originalDoc.slug ? data : { ...data, translationKey: key }
}
