import { timingSafeEqual } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import { findOne } from '../database/find'
import { keyedHash } from '../staff/keyed-hash'
import { payload } from '../payload'
import type { ConsultationRequest } from '../payload-types'
import { labelFor, type StudioKey } from '../labels'

/** A visitor may correct a request just sent. Only their browser has its key, which is stored nowhere here. */

/** Milliseconds after which a correction becomes a request of its own. */
const correctableMs = 24 * 60 * 60 * 1000

export const correctionKey = (reference: string): string => `${reference}_${keyedHash('correction', reference)}`

function referenceOf(key: string): string | undefined {
  const reference = key.slice(0, Math.max(key.indexOf('_'), 0))
  const [input, expected] = [Buffer.from(key), Buffer.from(correctionKey(reference))]
  return input.length === expected.length && timingSafeEqual(input, expected) ? reference : undefined
}

/** The request that a key corrects; undefined if there is none, or it is answered, closed or in the trash. */
export async function requestOf(key: string, req?: PayloadRequest): Promise<ConsultationRequest | undefined> {
  const reference = referenceOf(key)
  if (reference === undefined) return undefined
  const where: Where = {
    reference: { equals: reference },
    status: { in: ['PENDING', 'SCHEDULED', 'SPAM'] },
    createdAt: { greater_than: new Date(Date.now() - correctableMs).toISOString() },
  }
  return findOne(await payload(), 'consultation-requests', where, req && { req })
}

const corrected = [
  'fullName',
  'phone',
  'gmail',
  'address',
  'consultDate',
  'consultTime',
  'subject',
  'content',
  'file',
  'fileUrl',
] as const satisfies (keyof ConsultationRequest)[]

const labels: Partial<Record<(typeof corrected)[number], StudioKey>> = {
  gmail: 'email',
  file: 'attachment',
  fileUrl: 'attachment',
}

/** What a correction adds to the history of a request: the labels of what differs, not the former values. */
export function correctionIn(before: ConsultationRequest, after: Partial<ConsultationRequest>, req: PayloadRequest) {
  const changed = corrected.filter((name) => name in after && (after[name] ?? '') !== (before[name] ?? ''))
  const fields = changed.map((name) => labelFor(req, labels[name] ?? (name as StudioKey))).join(', ')
  return { at: new Date().toISOString(), what: labelFor(req, 'requestCorrected', { fields }) }
}
