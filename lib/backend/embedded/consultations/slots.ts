import { closedOf, freeSlots, slotsOf, type Slot } from '@/lib/domain/slots'
import { SlotTaken } from '@/lib/backend/port'
import { payload } from '../payload'
import { getSiteRecord } from '../site-record'
import { runOn } from './book-slot'
import { requestOf } from './correction'
import { takenOn, type Place } from './slot-store'

async function settingsOn(day: string, now: Date): Promise<{ slots: Slot[]; people: number }> {
  const { contact } = await getSiteRecord()
  return {
    slots: slotsOf(day, contact, closedOf(contact), now),
    people: contact.slots.people,
  }
}

export async function listFreeSlots({ day, correctionKey }: { day: string; correctionKey: string }): Promise<Slot[]> {
  const { slots, people } = await settingsOn(day, new Date())
  if (slots.length === 0) return []
  const [backend, own] = [await payload(), await requestOf(correctionKey)]
  return freeSlots(slots, people, await takenOn(runOn(backend, backend.db.drizzle), day, own?.id))
}

/** Throws SlotTaken if the settings have no slot of that day that begins then. */
export async function placeAt(day: string, time: string): Promise<Place> {
  const { slots, people } = await settingsOn(day, new Date())
  const slot = slots.find(({ start }) => start === time)
  if (!slot) throw new SlotTaken()
  return { day, slot, people }
}
