import { sql } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { freeSeat, type Slot, type TakenSeat } from '@/lib/domain/slots'

/**
 * The table of places that are booked or held. Its key is day, start and place: the database refuses to give one twice.
 * Whoever writes has locked the table before (docs/adr/0070).
 */

/** Runs a statement and returns its rows. */
export type Run = (statement: ReturnType<typeof sql>) => Promise<unknown>

/** Milliseconds for which a time is held while the form is filled in. */
export const holdMs = 10 * 60 * 1000

/** Places that one network may hold at once: nobody can block a calendar. */
const mostHeld = 3

const seats = z.array(z.object({ start: z.string(), end: z.string(), seat: z.coerce.number() }))
const counted = z.tuple([z.object({ total: z.coerce.number() })])

/** Places of a day that are taken at a moment, but those that `hold` holds and that of the request `own`. */
export async function takenOn(run: Run, day: string, hold: string, now: Date, own = 0): Promise<TakenSeat[]> {
  return seats.parse(
    await run(sql`
      SELECT starts AS "start", ends AS "end", seat FROM consultation_slots
      WHERE day = ${day} AND (request_id <> ${own} OR (expires > ${now.toISOString()} AND hold <> ${hold}))`),
  )
}

/** A slot of a day, and how many people it is for. */
export interface Place {
  day: string
  slot: Slot
  people: number
}

type Taker = { request: number } | { hold: string; network: string; expires: Date }

async function take(run: Run, { day, slot, people }: Place, by: Taker, now: Date): Promise<boolean> {
  const seat = freeSeat(slot, people, await takenOn(run, day, '', now))
  if (seat === undefined) return false
  const [request, hold, network, expires] =
    'request' in by ? [by.request, null, null, null] : [null, by.hold, by.network, by.expires.toISOString()]
  await run(sql`
    INSERT INTO consultation_slots (day, starts, seat, ends, request_id, hold, network, expires)
    VALUES (${day}, ${slot.start}, ${seat}, ${slot.end}, ${request}, ${hold}, ${network}, ${expires})`)
  return true
}

/** Removes holds that have ended. */
export const forgetExpired = (run: Run, now: Date): Promise<unknown> =>
  run(sql`DELETE FROM consultation_slots WHERE request_id IS NULL AND expires <= ${now.toISOString()}`)

const release = (run: Run, hold: string) =>
  run(sql`DELETE FROM consultation_slots WHERE request_id IS NULL AND hold = ${hold}`)

/**
 * Holds a place for ten minutes, instead of the one that `hold` held before. Returns why not: it is `taken`, or this
 * network holds as many as it may (`limited`).
 */
export async function holdPlace(
  run: Run,
  place: Place,
  { hold, network }: { hold: string; network: string },
  now: Date,
): Promise<{ until: Date } | 'taken' | 'limited'> {
  await forgetExpired(run, now)
  await release(run, hold)
  const [{ total }] = counted.parse(
    await run(sql`SELECT COUNT(*) AS total FROM consultation_slots WHERE network = ${network}`),
  )
  if (total >= mostHeld) return 'limited'
  const until = new Date(now.getTime() + holdMs)
  return (await take(run, place, { hold, network, expires: until }, now)) ? { until } : 'taken'
}

/** Books a place for a request: the one that `hold` holds, or another free one. Returns whether there was one. */
export async function bookPlace(run: Run, place: Place, request: number, hold: string, now: Date): Promise<boolean> {
  await forgetExpired(run, now)
  await release(run, hold)
  return take(run, place, { request }, now)
}

/** Frees the place of a request. */
export const freePlace = (run: Run, request: number): Promise<unknown> =>
  run(sql`DELETE FROM consultation_slots WHERE request_id = ${request}`)
