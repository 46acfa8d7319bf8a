import { isSpamReason, type SpamReason } from '@/lib/consultation/spam-score'
import type { StudioKey } from '../labels'

const labels = {
  trap: 'suspicionTrap',
  hasty: 'suspicionHasty',
  unsigned: 'suspicionUnsigned',
  linkedName: 'suspicionLinkedName',
  links: 'suspicionLinks',
  manyLinks: 'suspicionManyLinks',
  markup: 'suspicionMarkup',
  oneOfMany: 'suspicionOneOfMany',
} as const satisfies Record<SpamReason, StudioKey>

/** What a stored list of spam indicators means, in words. A code of another version of the site stays as it is. */
export const suspicionsIn = (stored: string, words: (key: StudioKey) => string): string[] =>
  stored
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean)
    .map((code) => (isSpamReason(code) ? words(labels[code]) : code))
