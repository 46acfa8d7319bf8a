import type { IncomingHttpHeaders } from 'node:http'

const second = 1000

/**
 * Returns the modification date of a page, in whole seconds as in HTTP. It is always later than the date of the version
 * before. If two versions came within a second, or the clock was set back, a client could not tell them apart
 * otherwise.
 */
export function modifiedAt(now: number, before?: Date): Date {
  const at = Math.floor(now / second) * second
  return new Date(Math.max(at, before ? before.getTime() + second : at))
}

/**
 * Whether a client has exactly this version. Any other date is that of another copy, even a later date from a machine
 * whose clock was ahead. If the client sends `If-None-Match`, only that counts.
 */
export function isKnownSince(
  { 'if-none-match': names, 'if-modified-since': since }: IncomingHttpHeaders,
  modified: Date,
): boolean {
  return names === undefined && since !== undefined && Date.parse(since) === modified.getTime()
}
