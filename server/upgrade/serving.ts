import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '@/lib/operations/refusal'
import { openPages } from '../drill/serve-restored'
import type { Release } from './upgrade'

/** Milliseconds between two looks at a site. */
const intervalMs = 500

/** Milliseconds that an answer may take. */
const timeoutMs = 10_000

/** What a look at a site needs: its address on this machine, and seconds. */
export interface Watched {
  origin: string
  waitSeconds: number
  watchSeconds: number
}

/** What the probes of a site answer: the release that serves, as far as it says so, and whether it is ready. */
async function look(origin: string): Promise<{ release: string | undefined; isReady: boolean }> {
  const ask = (probe: string) => fetch(origin + probe, { signal: AbortSignal.timeout(timeoutMs) })
  const alive = await ask('/healthz')
  const ready = await ask('/readyz?exclude=storage')
  return { release: alive.headers.get('ilc-release') ?? undefined, isReady: alive.ok && ready.ok }
}

/** Whether a look shows this release ready. Versions before this command do not say which they are. */
const isServedBy = (release: Release, seen: Awaited<ReturnType<typeof look>>, mayBeSilent: boolean) =>
  seen.isReady && (seen.release === release.name || (mayBeSilent && seen.release === undefined))

/** Whether a site is served by a release that says which it is, and is ready. */
export const isServing = (release: Release, origin: string, mayBeSilent = false): Promise<boolean> =>
  look(origin).then(
    (seen) => isServedBy(release, seen, mayBeSilent),
    () => false,
  )

/**
 * Waits until a site is served by a release, opens its home page and an article, and watches it for a while. Throws a
 * Refusal if it does not start, answers an error, or is restarted meanwhile. `mayBeSilent`: a version from before this
 * command does not say which it is.
 */
export async function checkServing(release: Release, watched: Watched, { mayBeSilent = false } = {}): Promise<void> {
  const { origin, waitSeconds, watchSeconds } = watched
  const isServed = () => isServing(release, origin, mayBeSilent)
  const until = performance.now() + waitSeconds * 1000
  while (!(await isServed())) {
    if (performance.now() > until) throw new Refusal(`it was not ready at ${origin} after ${waitSeconds} s`)
    await pause(intervalMs)
  }
  const watchedUntil = performance.now() + watchSeconds * 1000
  do {
    const failed = (await openPages(origin).catch(() => [{ line: `${origin} does not answer`, isSame: false }])).find(
      ({ isSame }) => !isSame,
    )
    if (failed) throw new Refusal(failed.line)
    if (!(await isServed())) throw new Refusal(`it was ready at ${origin}, and is not any more`)
    await pause(intervalMs)
  } while (performance.now() < watchedUntil)
}
