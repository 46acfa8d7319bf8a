import type { CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload'
import { invalid } from '../../database/conflict'
import { exists, findOne, otherThan } from '../../database/find'
import { labelFor } from '../../labels'
import { isApproved } from '../plan-and-review'
import { keyOfItsOwn, sharingKey } from '../translations-where'
import type { Article } from '../../payload-types'
import { isRestoring } from '../../hooks/trash'

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? null)

function isTaken(key: string, { id, language }: Partial<Article>, req: PayloadRequest, which: Where = {}) {
  const where = { and: [sharingKey(key), { language: { equals: language } }, ...otherThan(id), which] }
  return exists(req.payload, 'articles', where, { req })
}

/** Visitors and search engines could be directed to only one of two articles of a language. */
const takenBy = (req: PayloadRequest) =>
  invalid(req, 'articles', { path: 'translationOf', message: labelFor(req, 'translationTaken') })

/** Without a choice that is in the trash, which Payload would refuse. The key stays, for when it is restored. */
async function withoutTrashed<T extends { translationOf?: unknown }>(data: T, req: PayloadRequest): Promise<T> {
  const chosen = idOf(data.translationOf)
  if (typeof chosen !== 'number') return data
  const where = { id: { equals: chosen }, deletedAt: { exists: true } }
  const isTrashed = await exists(req.payload, 'articles', where, { trash: true, req })
  return isTrashed ? { ...data, translationOf: null } : data
}

/** An article without a key keeps its former id as the key when it gets another id. */
const withFormerSlug = (data: Partial<Article>, before: Article | undefined): Partial<Article> =>
  before?.slug && data.slug && before.slug !== data.slug && !before.translationKey
    ? { ...data, translationKey: before.slug }
    : data

/**
 * Translations of an article share a translation key; an article without a key uses its id (product decisions 3).
 * Choosing "translation of" copies the other article's key. The other article is never written, because it may have an
 * unpublished draft.
 */
const linked: CollectionBeforeChangeHook<Article> = async ({ data: input, operation, originalDoc: former, req }) => {
  const data = await withoutTrashed(input, req)
  // A copy comes with what it was copied from.
  const originalDoc = operation === 'update' ? former : undefined
  const keyed = withFormerSlug(data, originalDoc)
  const chosen = idOf(data.translationOf)
  if (data.translationOf === undefined || data !== input || chosen === idOf(originalDoc?.translationOf)) return keyed
  if (chosen === null) return { ...data, translationKey: null }

  const other = await findOne(req.payload, 'articles', { id: { equals: chosen } }, { req })
  if (!other) return keyed
  const translationKey = other.translationKey || other.slug
  const language = data.language ?? originalDoc?.language
  if (await isTaken(translationKey, { id: originalDoc?.id, language }, req)) throw takenBy(req)
  return { ...data, translationKey }
}

/** Refuses a second public article of a language in a group. One that only took a freed slug stands alone. */
export const linkTranslation: CollectionBeforeChangeHook<Article> = async (change) => {
  const { originalDoc, req } = change
  const data: Partial<Article> = await linked(change)
  const article = { ...originalDoc, ...data }
  const key = article.translationKey || article.slug
  // What comes back from the trash leaves a group that is full (`restoreTranslation`).
  if (!key || !isApproved(article) || article.deletedAt || isRestoring(data, originalDoc)) return data
  if (!(await isTaken(key, article, req, { _status: { equals: 'published' } }))) return data
  if (article.translationKey) throw takenBy(req)
  return { ...data, translationKey: keyOfItsOwn() }
}
