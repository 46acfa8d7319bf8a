import type { CollectionBeforeChangeHook } from 'payload'

/**
 * Articles that say the same in several languages share a translation key (decisions 3).
 * Choosing "translation of" takes the other article's key, and gives it one where it has none yet.
 */
export const linkTranslation: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const chosen = data.translationOf
  const before = originalDoc?.translationOf
  const id = typeof chosen === 'object' && chosen !== null ? chosen.id : chosen
  const idBefore = typeof before === 'object' && before !== null ? before.id : before
  if (chosen === undefined || (id ?? null) === (idBefore ?? null)) return data
  if (id === null) return { ...data, translationKey: null }

  const other = await req.payload.findByID({ collection: 'articles', id, depth: 0, req })
  if (other.translationKey) return { ...data, translationKey: other.translationKey }
  await req.payload.update({ collection: 'articles', id, data: { translationKey: other.slug }, depth: 0, req })
  return { ...data, translationKey: other.slug }
}
