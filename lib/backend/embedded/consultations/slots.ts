import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { closedOf, freeSlots, slotsOf, type Slot } from '@/lib/domain/slots'
import type { SlotHold, SlotToHold } from '@/lib/backend/model'
import { SlotTaken } from '@/lib/backend/port'
import { inTransaction } from '../database/transaction'
import { payload } from '../payload'
import { getSiteRecord } from '../site-record'
import { keyedHash } from '../staff/keyed-hash'
import { requestOf } from './correction'
import { forgetExpired, holdMs, holdPlace, takenOn, type Place } from './slot-store'
import { aloneIn, runOn } from './slot-transaction'

/** The slots of a day by the settings of staff, and for how many people each is. */
async function settingsOn(day: string, now: Date): Promise<{ slots: Slot[]; people: number }> {
  const { contact } = await getSiteRecord()
  return {
    slots: slotsOf(day, contact, closedOf(contact), now),
    people: contact.slots.people,
  }
}

/** Times of a day that are free, also those that `hold` holds, or that of the request which it corrects. */
export async function listFreeSlots({ day, hold }: { day: string; hold: string }): Promise<Slot[]> {
  const now = new Date()
  const { slots, people } = await settingsOn(day, now)
  if (slots.length === 0) return []
  const [backend, own] = [await payload(), await requestOf(hold)]
  return freeSlots(slots, people, await takenOn(runOn(backend, backend.db.drizzle), day, hold, now, own?.id))
}

/** Holds a time for ten minutes. A visitor has one at a time: that of the hold before is free again. */
export async function holdSlot({ day, time, hold, network }: SlotToHold): Promise<SlotHold> {
  const now = new Date()
  const { slots, people } = await settingsOn(day, now)
  const slot = slots.find(({ start }) => start === time)
  if (!slot) return 'taken'
  const own = await requestOf(hold)
  if (own?.consultDate === day && own.consultTime === time) return { hold, until: new Date(now.getTime() + holdMs) }
  const holder = { hold: hold || randomBytes(16).toString('base64url'), network: keyedHash('slot', network) }
  const held = await inTransaction(await payload(), async (req) =>
    holdPlace(await aloneIn(req), { day, slot, people }, holder, now),
  )
  return typeof held === 'string' ? held : { hold: holder.hold, until: held.until }
}

/**
 * The slot of a day that begins at a time, and for how many people it is. Throws SlotTaken if the settings have no such
 * slot.
 */
export async function placeAt(day: string, time: string): Promise<Place> {
  const { slots, people } = await settingsOn(day, new Date())
  const slot = slots.find(({ start }) => start === time)
  if (!slot) throw new SlotTaken()
  return { day, slot, people }
}

/** Removes holds that have ended, with what they know of networks. */
export async function removeEndedHolds(backend: Payload): Promise<void> {
  await forgetExpired(runOn(backend, backend.db.drizzle), new Date())
}
