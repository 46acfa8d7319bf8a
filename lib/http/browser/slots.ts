import * as z from 'zod/mini'
import type { Slot } from '@/lib/domain/slots'

const listed = z.object({ data: z.object({ slots: z.array(z.object({ start: z.string(), end: z.string() })) }) })

/** The free times of a day, also that of the request which is corrected. Throws if the server does not answer. */
export async function freeSlotsOf(day: string, correctionKey: string): Promise<Slot[]> {
  const query = new URLSearchParams({ day, correctionKey })
  return z.parse(listed, await (await fetch(`/api/reservation/slots?${query}`)).json()).data.slots
}
