import type { Reservation } from '@/lib/backend/model'
import { listOf, membersOf } from './stored-json'
import { toTyped, type Typed } from './typed'

/**
 * Requests that could not be sent because there was no connection, stored in the visitor's own browser until they can
 * be sent. Each tab may have one, in a stored list of its own.
 */

/**
 * The body as sent (spec 3). `askedAt` is the time of the first attempt, ISO. By both, the server recognises a repeated
 * request.
 */
export type WireBody = Record<string, unknown> & { askedAt: string }

export interface QueuedRequest {
  id: string
  body: WireBody
  /** For the form, if the visitor continues editing or the server refuses the request. */
  typed: Typed
  /**
   * Whether it went out without an answer that says what became of it. Then it is not sent again unless the visitor
   * wants that: the server may have it.
   */
  mayHaveArrived?: true
}

function toQueued(value: unknown): QueuedRequest | undefined {
  const members = membersOf(value)
  const [id, typed, body] = [members.get('id'), toTyped(members.get('typed')), members.get('body')]
  if (
    typeof id !== 'string' ||
    !typed ||
    typeof body !== 'object' ||
    body === null ||
    !('askedAt' in body) ||
    typeof body.askedAt !== 'string'
  )
    return undefined
  return {
    id,
    body: { ...body, askedAt: body.askedAt },
    typed,
    ...(members.get('mayHaveArrived') === true && { mayHaveArrived: true }),
  }
}

function queuedIn(text: string | null): QueuedRequest[] {
  return listOf(text)
    .map(toQueued)
    .filter((waiting) => waiting !== undefined)
}

/** Parses the requests of stored lists. */
export const readOutbox = (texts: (string | null)[]): QueuedRequest[] => texts.flatMap(queuedIn)

/** The list to store after removing a request: the same text if it has none of this id, null if none is left. */
export function withoutQueued(text: string | null, id: string): string | null {
  const others = queuedIn(text).filter((waiting) => waiting.id !== id)
  if (others.length === 0) return null
  return others.length === listOf(text).length ? text : JSON.stringify(others)
}

/** The list to store after noting whether a request may have arrived: the same text if it has none of this id. */
export function withArrival(text: string | null, id: string, mayHaveArrived: boolean): string | null {
  const requests = queuedIn(text)
  if (!requests.some((waiting) => waiting.id === id)) return text
  return JSON.stringify(
    requests.map(({ mayHaveArrived: before, ...rest }) => {
      const isNoted = rest.id === id ? mayHaveArrived : before
      return isNoted ? { ...rest, mayHaveArrived: true } : rest
    }),
  )
}

/** A status change of a queued request, sent to every tab by an event or a broadcast channel. */
export type OutboxEvent = { id: string } & (
  | { kind: 'trying' | 'offline' | 'delayed' | 'unsure' | 'withdrawn' }
  | ({ kind: 'sent' } & Reservation)
  | { kind: 'refused'; faults: Record<string, string>; typed: Typed }
)
