import { listOf, membersOf } from './stored-json'
import { toTyped, type Typed } from './typed'

/** Requests that could not be sent for want of a connection, kept on the visitor's own device until they can: each tab may have one. */

/** What goes over the wire (spec 3), with `askedAt`: when it was first tried, ISO. By both the server knows a request that comes twice. */
export type WireBody = Record<string, unknown> & { askedAt: string }

export interface QueuedRequest {
  id: string
  body: WireBody
  /** For the form, where the visitor goes on editing or the server refuses it. */
  typed: Typed
}

function toQueued(value: unknown): QueuedRequest | undefined {
  const kept = membersOf(value)
  const [id, typed, body] = [kept.get('id'), toTyped(kept.get('typed')), kept.get('body')]
  if (typeof id !== 'string' || !typed || typeof body !== 'object' || body === null || !('askedAt' in body) || typeof body.askedAt !== 'string') return undefined
  return { id, body: { ...body, askedAt: body.askedAt }, typed }
}

/** The requests that were kept. */
export const readOutbox = (text: string | null): QueuedRequest[] => listOf(text).map(toQueued).filter((waiting) => waiting !== undefined)

/** What is kept once another request waits too. */
export const withQueued = (text: string | null, waiting: QueuedRequest): string => JSON.stringify([...readOutbox(text), waiting])

/** What is kept once a request waits no more; null for nothing. */
export function withoutQueued(text: string | null, id: string): string | null {
  const others = readOutbox(text).filter((waiting) => waiting.id !== id)
  return others.length > 0 ? JSON.stringify(others) : null
}

/** What becomes of a queued request; told in every tab by an event, or a channel, of this name. */
export type OutboxEvent = { id: string } & ({ kind: 'trying' | 'offline' | 'delayed' } | { kind: 'sent'; reference: string } | { kind: 'refused'; faults: Record<string, string>; typed: Typed })

export const outboxEvent = 'ilc:waiting-news'
