import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { unfinishedIndexes, type ConcurrentIndex, type UnfinishedIndex } from './concurrent-indexes'
import type { BoundLease } from './lease'
import { sessionSettings } from './own-session'

export const leaseMs = 60_000
const renewalMs = 15_000

const [claimDelayMs, claimAttempts] = [1000, 1800]

/** No limits: an index takes long. If this process is killed the database notices before the lease ends (14 on). */
const connectionSettings = sessionSettings({
  lock_timeout: '0',
  statement_timeout: '0',
  idle_session_timeout: '0',
  client_connection_check_interval: '10s',
})

/** Waits for the lease. Whoever waited inside of a statement would hold up the index. */
async function waitFor({ claim }: BoundLease): Promise<void> {
  for (let attempt = 1; !(await claim()); attempt++) {
    if (attempt === 1) console.log('Another instance makes indexes, or was killed a minute ago. Waiting for it')
    if (attempt === claimAttempts) throw new Error('Another instance has been making indexes for half an hour')
    await pause(claimDelayMs)
  }
}

async function finish(client: Pick<Client, 'query'>, index: UnfinishedIndex): Promise<void> {
  const { name, definition, hasNoStatistics, exists } = index
  if (!exists) {
    console.log(`Making the index ${name}, while the site goes on`)
    await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`)
    await client.query(`CREATE INDEX CONCURRENTLY ${name} ON ${definition}`)
  }
  if (hasNoStatistics) await client.query(`ALTER INDEX ${name} ALTER COLUMN 1 SET STATISTICS 0`)
}

/** Makes the missing indexes while the site goes on; may be repeated. What the site can do without is only logged. */
export async function makeIndexes(
  client: Pick<Client, 'query'>,
  expected: readonly ConcurrentIndex[],
  lease: BoundLease,
): Promise<void> {
  if ((await unfinishedIndexes(client, expected)).length === 0) return
  await client.query(connectionSettings)
  await waitFor(lease)
  const renewal = setInterval(() => void lease.claim().catch(() => undefined), renewalMs)
  try {
    for (const index of await unfinishedIndexes(client, expected))
      try {
        await finish(client, index)
      } catch (error) {
        if (index.isNeeded) throw error
        console.error(`The index ${index.name} could not be made:`, error)
      }
  } finally {
    clearInterval(renewal)
    // It ends by itself, and its failure would hide that of an index.
    await lease.release().catch(() => undefined)
  }
}
