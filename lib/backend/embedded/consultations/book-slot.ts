import type { PayloadRequest } from 'payload'
import { rowsIn } from '../database/rows-in'
import { lockTable } from '../hooks/lock-row'
import type { ConsultationRequest } from '../payload-types'
import { bookPlace, freePlace, type Run } from './slot-store'

/** Statements in the transaction of a request, in which nobody else writes the table of places. */
export async function aloneIn(req: PayloadRequest): Promise<Run> {
  await lockTable(req, 'consultation-slots')
  return (statement) => rowsIn(req, statement)
}

type Timed = Pick<ConsultationRequest, 'id' | 'consultDate' | 'consultTime' | 'consultUntil'>

/** Books the time of a stored request again. Returns whether it was free; a request without a time needs none. */
export async function bookSlot(req: PayloadRequest, request: Timed): Promise<boolean> {
  const { id, consultDate: day, consultTime: start, consultUntil: end } = request
  if (!day || !start || !end) return true
  const { contact } = await req.payload.findGlobal({ slug: 'site-record', depth: 0, req })
  const place = { day, slot: { start, end }, people: contact?.slots?.people ?? 1 }
  return bookPlace(await aloneIn(req), place, id)
}

export async function freeSlot(req: PayloadRequest, id: number): Promise<void> {
  await freePlace(await aloneIn(req), id)
}
