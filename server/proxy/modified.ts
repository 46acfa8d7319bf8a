import type { IncomingHttpHeaders } from 'node:http'

const second = 1000

/**
 * When a page became what it is, in whole seconds, as HTTP tells it. Never as early as the page before it was: of two within a second, and after
 * the clock was put back, a client could not tell which it has.
 */
export function modifiedAt(now: number, before?: Date): Date {
  const at = Math.floor(now / second) * second
  return new Date(Math.max(at, before ? before.getTime() + second : at))
}

/** Whether a client has just this: another day is that of another copy, though it be a later one, of a machine whose clock was ahead. Where it names what it has, the name alone counts. */
export function isKnownSince({ 'if-none-match': names, 'if-modified-since': since }: IncomingHttpHeaders, modified: Date): boolean {
  return names === undefined && since !== undefined && Date.parse(since) === modified.getTime()
}
