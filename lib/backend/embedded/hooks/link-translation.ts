import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { wordsFor } from '../labels'
import { sharingKey } from '../articles/translations-where'

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? null)

/**
 * Throws a ValidationError if the translation group already has another article in this language: visitors and search
 * engines could be directed to only one of them.
 */
async function assertOnlyOne(key: string, language: unknown, id: unknown, req: PayloadRequest): Promise<void> {
  const others = id === undefined ? [] : [{ id: { not_equals: id } }]
  const where = { and: [sharingKey(key), { language: { equals: language } }, ...others] }
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
export const linkTranslation: CollectionBeforeChangeHook = async ({ data: given, originalDoc, req }) => {
  const data = await withoutTrashed(given, req)
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
