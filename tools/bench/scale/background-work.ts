import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { otherIndexes, unfinishedIndexes } from '@/lib/backend/embedded/database/concurrent-indexes'
import { waitUntilIdle } from '../idle'

/** Milliseconds in which a site must have made its indexes. */
const timeoutMs = 15 * 60_000

/**
 * Waits until a site has done what it does once after its first start: it makes indexes beside its visitors, and brings
 * records up to date. Throws if it does not get its indexes.
 */
export async function waitForBackgroundWork(database: Client, pids: number[]): Promise<void> {
  const until = Date.now() + timeoutMs
  for (;;) {
    const missing = await unfinishedIndexes(database, otherIndexes)
    if (missing.length === 0) break
    if (Date.now() > until) throw new Error(`Not made: ${missing.map(({ name }) => name).join(', ')}`)
    await pause(1000)
  }
  for (const pid of pids) await waitUntilIdle(pid)
}
