import type { CollectionBeforeChangeHook } from 'payload'

const idOf = (value: unknown): unknown => (typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? null))

/**
 * Articles that say the same in several languages share a translation key; an article without one is known by its id (product decisions 3).
 * Choosing "translation of" takes the other article's key. The other article is never written: it may have a draft waiting.
 */
export const linkTranslation: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const moved = originalDoc?.slug && data.slug && originalDoc.slug !== data.slug
  const kept = moved && !originalDoc.translationKey ? { ...data, translationKey: originalDoc.slug } : data
  const chosen = idOf(data.translationOf)
  if (data.translationOf === undefined || chosen === idOf(originalDoc?.translationOf)) return kept
  if (chosen === null) return { ...data, translationKey: null }

  const { docs } = await req.payload.find({ collection: 'articles', where: { id: { equals: chosen } }, limit: 1, depth: 0, pagination: false, req })
  const other = docs[0]
  return other ? { ...data, translationKey: other.translationKey || other.slug } : kept
}
