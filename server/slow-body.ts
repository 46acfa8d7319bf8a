import type { IncomingMessage, ServerResponse } from 'node:http'
import { leastRate } from '@/lib/http/arrival'

/** Milliseconds in which every body has to arrive, as Node's own servers allow by default. */
const baseMs = 5 * 60_000

/** Milliseconds that no body may take. */
const mostMs = 60 * 60_000

/** Milliseconds in which the rest of a body has to arrive whose request was answered already: nobody reads it. */
const answeredMs = 60_000

/** Milliseconds in which a body of so many bytes has to arrive. */
export const bodyTimeMs = (length: number): number =>
  Math.min(mostMs, baseMs + (Number.isFinite(length) ? (length / leastRate) * 1000 : 0))

/**
 * Closes the connection of a request whose body does not arrive in time. Node can only limit all requests by the same
 * time, in which either a slow phone could not send a file, or nothing at all could take far too long.
 */
export function limitBodyTime(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if (encoding === undefined && Number(length ?? 0) === 0) return
  const endAfter = (ms: number) =>
    setTimeout(() => {
      if (!request.complete) request.destroy()
    }, ms).unref()
  const timers = [endAfter(bodyTimeMs(Number(length ?? 0)))]
  response.once('finish', () => {
    if (!request.complete) timers.push(endAfter(answeredMs))
  })
  request.once('close', () => {
    for (const timer of timers) clearTimeout(timer)
  })
}
