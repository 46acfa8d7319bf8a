import type { Where } from 'payload'

/** The articles that share a translation key; one without a key is known by its id (product decisions 3). */
export const sharingKey = (key: string): Where => ({
  or: [{ translationKey: { equals: key } }, { and: [{ slug: { equals: key } }, { or: [{ translationKey: { exists: false } }, { translationKey: { equals: '' } }] }] }],
})
