import type { LegalTextKind } from './citations/kinds'
import { slugify } from './text'

/** What is known of when a text of law is in force. Days are yyyy-MM-dd in Hanoi, undefined where unknown. */
interface InForce {
  inForceFrom: string | undefined
  /** The first day on which it is no longer in force. */
  expiredFrom: string | undefined
  replacedBy: { inForceFrom: string | undefined } | undefined
}

export type LegalTextState = 'pending' | 'inForce' | 'expired' | 'replaced'

/**
 * The state of a text of law on a day, yyyy-MM-dd. Undefined if the register does not say: nothing is guessed. A text
 * whose end is unknown ends when what replaces it comes into force.
 */
export function stateOn({ expiredFrom, inForceFrom, replacedBy }: InForce, day: string): LegalTextState | undefined {
  const end = expiredFrom ?? replacedBy?.inForceFrom
  const isOver = end === undefined ? replacedBy !== undefined : end <= day
  if (isOver) return replacedBy ? 'replaced' : 'expired'
  if (inForceFrom === undefined) return undefined
  return inForceFrom <= day ? 'inForce' : 'pending'
}

export const isOutdated = (state: LegalTextState | undefined): boolean => state === 'replaced' || state === 'expired'

interface Amended<T> {
  amendedBy: readonly T[]
  /** The day of the state, today. */
  day: string
  state: LegalTextState | undefined
}

/**
 * What has amended a text of law since a day, yyyy-MM-dd. Of amendments whose day is unknown, or of a text that is no
 * longer in force, nothing is said.
 */
export function amendmentsAfter<T extends Pick<InForce, 'inForceFrom'>>(
  { amendedBy, day, state }: Amended<T>,
  after: string,
): T[] {
  if (isOutdated(state)) return []
  return amendedBy.filter(({ inForceFrom }) => inForceFrom && after < inForceFrom && inForceFrom <= day)
}

const words = {
  LAW: 'luat',
  ORDINANCE: 'phap-lenh',
  RESOLUTION: 'nghi-quyet',
  ORDER: 'lenh',
  DECREE: 'nghi-dinh',
  DECISION: 'quyet-dinh',
  DIRECTIVE: 'chi-thi',
  CIRCULAR: 'thong-tu',
  JOINT_CIRCULAR: 'thong-tu-lien-tich',
  JOINT_RESOLUTION: 'nghi-quyet-lien-tich',
  CONSOLIDATED: 'van-ban-hop-nhat',
} as const satisfies Record<LegalTextKind, string>

export const yearInNumber = (number: string): string | undefined => /\/((?:19|20)\d{2})\//.exec(number)?.[1]

/**
 * The id of a text of law, by which its page is found: kind and number, since a law and a resolution may share one. A
 * number without a year needs the year of issue.
 */
export function legalTextId(kind: LegalTextKind, number: string, issued?: string | null): string {
  const year = yearInNumber(number) ? '' : (issued?.slice(0, 4) ?? '')
  return slugify(`${words[kind]} ${number} ${year}`)
}
