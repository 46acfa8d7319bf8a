import { randomUUID } from 'node:crypto'
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

/** The key of an article that stands alone although its id is the key of a group, as one that moved away may leave it. */
export const keyOfItsOwn = (): string => `rieng-${randomUUID()}`
