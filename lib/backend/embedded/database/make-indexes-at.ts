import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { processSingleton } from '@/lib/operations/process-singleton'
import { otherIndexes, unfinishedIndexes, type ConcurrentIndex } from './concurrent-indexes'
import { directAddress, requireOwnSession } from './direct-address'
import { leaseIn } from './lease'
import { leaseMs, makeIndexes } from './make-indexes'

const intervalMs = 24 * 60 * 60 * 1000

const connectionTimeoutMillis = 10_000

const state = processSingleton('indexes', () => ({ begun: -Infinity }))

/** On a connection without a limit of time. Throws a Refusal where a pooler shares sessions. */
export async function makeIndexesAt(
  connectionString: string,
  payload: Payload,
  expected: readonly ConcurrentIndex[],
): Promise<void> {
  const { Client } = await import('pg')
  const client = new Client({ connectionString, connectionTimeoutMillis, keepAlive: true })
  // A connection that is cut rejects its query too; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    if ((await unfinishedIndexes(client, expected)).length === 0) return
    await requireOwnSession(connectionString)
    // Taken and renewed by other connections than the one that makes an index.
    const lease = leaseIn(payload, { key: 'indexes-lease', owner: randomUUID(), leaseMs })
    await makeIndexes(client, expected, lease)
  } finally {
    await client.end()
  }
}

export function makeIndexesBeside(payload: Payload, now: Date, make: typeof makeIndexesAt = makeIndexesAt): void {
  const address = directAddress()
  if (!address || now.getTime() - state.begun < intervalMs) return
  state.begun = now.getTime()
  make(address, payload, otherIndexes).catch((error: unknown) => console.error('Indexes could not be made:', error))
}
