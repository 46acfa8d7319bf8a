import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** Linux counts the time of processes in hundredths of a second. */
const tickMs = 10

/** Milliseconds that are looked at, the share of a processor that an idle site takes in them, and when to give up. */
const [windowMs, idleShare, timeoutMs] = [5000, 0.05, 5 * 60_000]

const columnOf = (column: string, server: number) =>
  execFileSync('ps', ['-o', `${column}=`, '--sid', String(server)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number)

/** Resident memory of a server in bytes. */
export const memoryOf = (server: number) =>
  columnOf('rss', server).reduce((sum, kilobytes) => sum + kilobytes, 0) * 1024

/** Milliseconds of the processor that the living processes of a server have used. */
export const processorTimeOf = (server: number) =>
  columnOf('pid', server).reduce((sum, pid) => {
    // After the name in parentheses, which may contain spaces: the state is the third field.
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
    return sum + (user + system) * tickMs
  }, 0)

/**
 * Waits until a site has done its work in the background. Pages that were rendered before are compressed at the best
 * level once nobody else wants the processor (`server/proxy/later.ts`), which takes longer than to render them, and
 * would take turns with the answers to a load.
 */
export async function waitUntilIdle(server: number): Promise<void> {
  for (let waited = 0; waited < timeoutMs; waited += windowMs) {
    const before = processorTimeOf(server)
    const isCalm = (loadavg()[0] ?? 0) <= availableParallelism()
    await pause(windowMs)
    if (isCalm && processorTimeOf(server) - before < windowMs * idleShare) return
  }
  console.log(`Process ${server} is still busy: what is measured now includes that work`)
}
