import * as z from 'zod/mini'
import type { Slot } from '@/lib/domain/slots'

/** The browser's API calls for the times of an appointment. */

const address = '/api/reservation/slots'

const listed = z.object({ data: z.object({ slots: z.array(z.object({ start: z.string(), end: z.string() })) }) })
const held = z.object({ data: z.object({ hold: z.string(), until: z.iso.datetime() }) })

/** The free times of a day, also those that `hold` holds. Throws if the server does not answer. */
export async function freeSlotsOf(day: string, hold: string): Promise<Slot[]> {
  const query = new URLSearchParams({ day, hold })
  return z.parse(listed, await (await fetch(`${address}?${query}`)).json()).data.slots
}

/**
 * Holds a time while the form is filled in. Returns the key of the hold and when it ends, or `taken`; undefined if it is
 * free but cannot be held.
 */
export async function holdSlot(
  day: string,
  time: string,
  hold: string,
): Promise<{ hold: string; until: Date } | 'taken' | undefined> {
  const response = await fetch(address, {
    method: 'POST',
    body: JSON.stringify({ day, time, hold }),
    headers: { 'content-type': 'application/json' },
  })
  if (response.status === 409) return 'taken'
  if (!response.ok) return undefined
  const { data } = z.parse(held, await response.json())
  return { hold: data.hold, until: new Date(data.until) }
}
