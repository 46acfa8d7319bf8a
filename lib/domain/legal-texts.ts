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

/** The state of a text of law on a day. Without an end it ends when its replacement begins; else nothing is guessed. */
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
  day: string
  state: LegalTextState | undefined
}

/** What has amended a text since a day, yyyy-MM-dd; nothing of unknown days, or of a text no longer in force. */
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

/** The id of a text in its address: kind and number, and the year of issue if the number has no year. */
export function legalTextId(kind: LegalTextKind, number: string, issued?: string | null): string {
  const year = yearInNumber(number) ? '' : (issued?.slice(0, 4) ?? '')
  return slugify(`${words[kind]} ${number} ${year}`)
}
