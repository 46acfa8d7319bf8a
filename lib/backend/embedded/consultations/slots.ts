import { closedOf, freeSlots, slotsOf, type Slot } from '@/lib/domain/slots'
import { SlotTaken } from '@/lib/backend/port'
import { rowsIn } from '../database/rows-in'
import { payload } from '../payload'
import { getSiteRecord } from '../site-record'
import { requestOf } from './correction'
import { takenOn, type Place, type Run } from './slot-store'

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
  const run: Run = (statement) => rowsIn({ payload: backend }, statement)
  return freeSlots(slots, people, await takenOn(run, day, own?.id))
}

/** Throws SlotTaken if the settings have no slot of that day that begins then. */
export async function placeAt(day: string, time: string): Promise<Place> {
  const { slots, people } = await settingsOn(day, new Date())
  const slot = slots.find(({ start }) => start === time)
  if (!slot) throw new SlotTaken()
  return { day, slot, people }
}
