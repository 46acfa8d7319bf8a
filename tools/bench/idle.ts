import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { cpuOf } from './process-tree'

/** Milliseconds that are looked at, the share of a processor that an idle site takes in them, and when to give up. */
const [windowMs, idleShare, timeoutMs] = [5000, 0.05, 5 * 60_000]

/** What a site and its machine do. */
interface Observed {
  /** Milliseconds of the processor that the site has used; undefined if the machine does not report them. */
  used: () => number | undefined
  /** Processes that want a processor, and how many processors there are. */
  wanted: () => number
  processors: number
  pause: (ms: number) => Promise<unknown>
}

const observed = (pid: number): Observed => ({
  used: () => cpuOf(pid),
  wanted: () => loadavg()[0] ?? 0,
  processors: availableParallelism(),
  pause,
})

/**
 * Waits until a site has done its work in the background. Pages that were rendered before are compressed at the best
 * level once nobody else wants the processor (`server/proxy/later.ts`), which takes longer than to render them, and
 * would take turns with the answers to a load. Returns whether the site is idle; true if the machine does not report it.
 */
export async function becomesIdle(pid: number, site = observed(pid)): Promise<boolean> {
  for (let waited = 0; waited < timeoutMs; waited += windowMs) {
    const before = site.used()
    const isCalm = site.wanted() <= site.processors
    await site.pause(windowMs)
    const after = site.used()
    if (before === undefined || after === undefined) return true
    if (isCalm && after - before < windowMs * idleShare) return true
  }
  return false
}

/** Waits until a site has done its work in the background. After the timeout it prints a warning and goes on. */
export async function waitUntilIdle(pid: number): Promise<void> {
  if (await becomesIdle(pid)) return
  console.log(
    `Process ${pid} is still busy after ${timeoutMs / 60_000} minutes: what is measured now includes that work`,
  )
}
