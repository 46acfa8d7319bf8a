import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { remember } from '@/lib/remember'
import { settings } from '@/lib/settings'
import { otherIndexes, type ConcurrentIndex } from './concurrent-indexes'
import { claimStatement, releaseStatement, type Lease } from './lease'
import { leaseMs, makeIndexes, type IndexLease } from './make-indexes'

/** Milliseconds until indexes that could not be made are tried again. */
const intervalMs = 24 * 60 * 60 * 1000

const state = remember('indexes', () => ({ begun: -Infinity }))

/** The lease, which is taken and renewed by other connections than the one that makes an index. */
function leaseOf({ db }: Payload): IndexLease {
  const lease: Lease = { key: 'indexes-lease', owner: randomUUID(), leaseMs }
  const run = async (statement: string) => {
    const { sql } = await import('@payloadcms/db-sqlite')
    return (await db.execute({ drizzle: db.drizzle, sql: sql.raw(statement) })).rows
  }
  return {
    claim: async () => (await run(claimStatement(lease, new Date()))).length > 0,
    release: async () => void (await run(releaseStatement(lease))),
  }
}

/** Makes indexes by a connection of its own, whose statements have no limit of time. */
export async function makeIndexesAt(
  connectionString: string,
  payload: Payload,
  wanted: readonly ConcurrentIndex[],
): Promise<void> {
  const { Client } = await import('pg')
  const client = new Client({ connectionString, keepAlive: true })
  // A connection that is cut rejects its query too; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await makeIndexes(client, wanted, leaseOf(payload))
  } finally {
    await client.end()
  }
}

/** A background job: makes the indexes that the site can start without, beside everything else. */
export function makeIndexesBeside(payload: Payload, now: Date, make: typeof makeIndexesAt = makeIndexesAt): void {
  const { DATABASE_URL } = settings()
  if (!DATABASE_URL || now.getTime() - state.begun < intervalMs) return
  state.begun = now.getTime()
  make(DATABASE_URL, payload, otherIndexes).catch((error: unknown) =>
    console.error('Indexes could not be made:', error),
  )
}
