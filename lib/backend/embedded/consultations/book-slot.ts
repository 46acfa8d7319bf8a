import type { PayloadRequest } from 'payload'
import type { ConsultationRequest } from '../payload-types'
import { bookPlace, freePlace } from './slot-store'
import { aloneIn } from './slot-transaction'

type Timed = Pick<ConsultationRequest, 'id' | 'consultDate' | 'consultTime' | 'consultUntil'>

/**
 * Books the time of a stored request again in its transaction. Returns whether it was free; a request without a time
 * needs none.
 */
export async function bookSlot(req: PayloadRequest, request: Timed): Promise<boolean> {
  const { id, consultDate: day, consultTime: start, consultUntil: end } = request
  if (!day || !start || !end) return true
  const { contact } = await req.payload.findGlobal({ slug: 'site-record', depth: 0, req })
  const place = { day, slot: { start, end }, people: contact?.slots?.people ?? 1 }
  return bookPlace(await aloneIn(req), place, id)
}

/** Frees the time of a request in its transaction. */
export async function freeSlot(req: PayloadRequest, id: number): Promise<void> {
  await freePlace(await aloneIn(req), id)
}
