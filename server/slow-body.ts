import type { IncomingMessage } from 'node:http'

/** Milliseconds in which every body has to arrive, as Node's own servers allow by default. */
const baseMs = 5 * 60_000

/** Bytes a second at which a body that says that it is longer has to arrive: a phone on 2G sends 3 KB. */
const leastRate = 2 * 1024

/** Milliseconds that no body may take. */
const mostMs = 60 * 60_000

/** Milliseconds in which a body of so many bytes has to arrive. */
export const bodyTimeMs = (length: number): number =>
  Math.min(mostMs, baseMs + (Number.isFinite(length) ? (length / leastRate) * 1000 : 0))

/**
 * Closes the connection of a request whose body does not arrive in time. Node can only limit all requests by the same
 * time, in which either a slow phone could not send a file, or nothing at all could take far too long.
 */
export function limitBodyTime(request: IncomingMessage): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if (encoding === undefined && Number(length ?? 0) === 0) return
  const timer = setTimeout(
    () => {
      if (!request.complete) request.destroy()
    },
    bodyTimeMs(Number(length ?? 0)),
  ).unref()
  request.once('close', () => clearTimeout(timer))
}
