import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { freeSeat, type Slot, type TakenSeat } from '@/lib/domain/slots'

/** Booked places, by day, start and seat: none is given twice. Writers lock the table (docs/adr/0070). */

export type Run = (statement: ReturnType<typeof sql>) => Promise<unknown>

const seats = z.array(z.object({ start: z.string(), end: z.string(), seat: z.coerce.number() }))

export async function takenOn(run: Run, day: string, own = 0): Promise<TakenSeat[]> {
  return seats.parse(
    await run(sql`
      SELECT starts AS "start", ends AS "end", seat FROM consultation_slots
      WHERE day = ${day} AND request_id <> ${own}`),
  )
}

export interface Place {
  day: string
  slot: Slot
  people: number
}

export async function bookPlace(run: Run, { day, slot, people }: Place, request: number): Promise<boolean> {
  const seat = freeSeat(slot, people, await takenOn(run, day))
  if (seat === undefined) return false
  await run(sql`
    INSERT INTO consultation_slots (day, starts, seat, ends, request_id)
    VALUES (${day}, ${slot.start}, ${seat}, ${slot.end}, ${request})`)
  return true
}

export const freePlace = (run: Run, request: number): Promise<unknown> =>
  run(sql`DELETE FROM consultation_slots WHERE request_id = ${request}`)
