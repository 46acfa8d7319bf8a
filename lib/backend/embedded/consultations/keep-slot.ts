import type { CollectionBeforeChangeHook } from 'payload'
import type { ConsultationStatus } from '@/lib/domain/consultation-status'
import { bookSlot, freeSlot } from './book-slot'
import { labelFor } from '../labels'
import type { ConsultationRequest } from '../payload-types'

const over: readonly ConsultationStatus[] = ['CLOSED', 'SPAM']

const isExpected = ({ status, deletedAt }: Partial<ConsultationRequest>): boolean =>
  status !== undefined && !over.includes(status) && !deletedAt

/**
 * Frees the time of a request that is closed, marked as spam, or moved to the trash. What is taken back gets its time
 * again, or loses it if somebody else has it now, which its history says.
 */
export const keepSlot: CollectionBeforeChangeHook<ConsultationRequest> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc?.consultTime) return data
  const after = { ...originalDoc, ...data }
  if (isExpected(originalDoc) === isExpected(after)) return data
  if (!isExpected(after)) {
    await freeSlot(req, originalDoc.id)
    return data
  }
  if (await bookSlot(req, originalDoc)) return data
  const what = labelFor(req, 'slotLost', { time: originalDoc.consultTime })
  const history = [...(after.history ?? []), { at: new Date().toISOString(), what }]
  return { ...data, consultTime: null, consultUntil: null, history }
}
