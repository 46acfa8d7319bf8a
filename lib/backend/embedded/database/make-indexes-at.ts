import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { processSingleton } from '@/lib/operations/process-singleton'
import { otherIndexes, unfinishedIndexes, type ConcurrentIndex } from './concurrent-indexes'
import { leaseIn } from './lease'
import { leaseMs, makeIndexes } from './make-indexes'
import { directAddress, requireOwnSession, withClient } from './own-session'

const intervalMs = 24 * 60 * 60 * 1000

const connectionTimeoutMillis = 10_000

const state = processSingleton('indexes', () => ({ begun: -Infinity }))

/** On a connection without a limit of time. Throws a Refusal where a pooler shares sessions. */
export function makeIndexesAt(
  connectionString: string,
  payload: Payload,
  expected: readonly ConcurrentIndex[],
): Promise<void> {
  return withClient({ connectionString, connectionTimeoutMillis, keepAlive: true }, async (client) => {
    if ((await unfinishedIndexes(client, expected)).length === 0) return
    await requireOwnSession(connectionString)
    // Taken and renewed by other connections than the one that makes an index.
    const lease = leaseIn(payload, { key: 'indexes-lease', owner: randomUUID(), leaseMs })
    await makeIndexes(client, expected, lease)
  })
}

export function makeIndexesBeside(payload: Payload, now: Date): void {
  const address = directAddress()
  if (!address || now.getTime() - state.begun < intervalMs) return
  state.begun = now.getTime()
  makeIndexesAt(address, payload, otherIndexes).catch((error: unknown) =>
    console.error('Indexes could not be made:', error),
  )
}
