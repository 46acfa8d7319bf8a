import type { Server } from 'node:http'

/** Milliseconds that responses under way may take after the site accepts no more requests. */
const responsesMs = 10_000

/** Milliseconds until the process ends in any case. `TimeoutStopSec` and `stop_grace_period` add STOP_DELAY_MS. */
export const finishMs = 20_000

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export interface Running {
  server: Pick<Server, 'close' | 'closeIdleConnections' | 'closeAllConnections'>
  /** Milliseconds for which requests are still accepted. */
  delayMs: number
  stopJobs: () => Promise<unknown>
  /** Stores what only this process knows, once the last response was sent. */
  storeLast: () => Promise<unknown>
}

/**
 * Ends a site in order. Background work begins nothing more at once. Requests are accepted for a while, since the load
 * balancer needs time to notice. Then responses under way have ten seconds, and all else the rest of twenty: a write
 * that was confirmed is stored by then, and one that is cut off was not confirmed.
 */
export async function finish({ server, delayMs, stopJobs, storeLast }: Running): Promise<void> {
  const jobs = stopJobs()
  await pause(delayMs)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), responsesMs).unref()
  const all = Promise.allSettled([jobs, closed.then(storeLast)])
  await Promise.race([all, pause(finishMs)])
}
