import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest, type Where } from 'payload'
import { wordsFor } from '../labels'
import { isApproved } from '../articles/review-of'
import { sharingKey } from '../articles/translations-where'
import type { Article } from '../payload-types'
import { isRestoring } from './trash'

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? null)

/**
 * Throws a ValidationError if the translation group already has another article in this language: visitors and search
 * engines could be directed to only one of them.
 */
async function assertOnlyOne(
  key: string,
  language: unknown,
  id: unknown,
  req: PayloadRequest,
  others: Where[] = [],
): Promise<void> {
  const notItself = id === undefined ? [] : [{ id: { not_equals: id } }]
  const where = { and: [sharingKey(key), { language: { equals: language } }, ...notItself, ...others] }
  const { totalDocs } = await req.payload.count({ collection: 'articles', where, req })
  if (totalDocs > 0)
    throw new ValidationError(
      { collection: 'articles', errors: [{ path: 'translationOf', message: wordsFor(req, 'translationTaken') }] },
      req.t,
    )
}

/**
 * The data without a choice that is in the trash, which Payload would refuse to save. The translation key stays, so the
 * articles are linked again once the other one is restored.
 */
async function withoutTrashed<T extends { translationOf?: unknown }>(data: T, req: PayloadRequest): Promise<T> {
  const chosen = idOf(data.translationOf)
  if (typeof chosen !== 'number') return data
  const where = { id: { equals: chosen }, deletedAt: { exists: true } }
  const { totalDocs } = await req.payload.count({ collection: 'articles', where, trash: true, req })
  return totalDocs > 0 ? { ...data, translationOf: null } : data
}

/**
 * Translations of an article share a translation key; an article without a key uses its id (product decisions 3).
 * Choosing "translation of" copies the other article's key. The other article is never written, because it may have an
 * unpublished draft.
 */
const linked: CollectionBeforeChangeHook<Article> = async ({ data: given, operation, originalDoc: former, req }) => {
  const data = await withoutTrashed(given, req)
  // A copy comes with what it was copied from.
  const originalDoc = operation === 'update' ? former : undefined
  const moved = originalDoc?.slug && data.slug && originalDoc.slug !== data.slug
  const keyed = moved && !originalDoc.translationKey ? { ...data, translationKey: originalDoc.slug } : data
  const chosen = idOf(data.translationOf)
  if (data.translationOf === undefined || data !== given || chosen === idOf(originalDoc?.translationOf)) return keyed
  if (chosen === null) return { ...data, translationKey: null }

  const { docs } = await req.payload.find({
    collection: 'articles',
    where: { id: { equals: chosen } },
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  const other = docs[0]
  if (!other) return keyed
  const translationKey = other.translationKey || other.slug
  await assertOnlyOne(translationKey, data.language ?? originalDoc?.language, originalDoc?.id, req)
  return { ...data, translationKey }
}

/** The same, and refuses to publish or to plan a second article of a language in a group. */
export const linkTranslation: CollectionBeforeChangeHook<Article> = async (change) => {
  const { originalDoc, req } = change
  const data: Partial<Article> = await linked(change)
  const article = { ...originalDoc, ...data }
  const key = article.translationKey || article.slug
  // What comes back from the trash leaves a group that is full (`restoreTranslation`).
  if (key && isApproved(article) && !article.deletedAt && !isRestoring(data, originalDoc))
    await assertOnlyOne(key, article.language, article.id, req, [{ _status: { equals: 'published' } }])
  return data
}
