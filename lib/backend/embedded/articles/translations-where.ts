import type { Where } from 'payload'

/** Condition for articles that share a translation key; an article without a key uses its id (product decisions 3). */
export const sharingKey = (key: string): Where => ({
  or: [
    { translationKey: { equals: key } },
    {
      and: [
        { slug: { equals: key } },
        { or: [{ translationKey: { exists: false } }, { translationKey: { equals: '' } }] },
      ],
    },
  ],
})
