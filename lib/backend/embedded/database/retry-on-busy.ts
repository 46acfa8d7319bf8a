import { setTimeout as pause } from 'node:timers/promises'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'

type Client = Pick<SQLiteAdapter['client'], 'execute' | 'transaction'>

const timeoutMs = 10_000

/** Random milliseconds between two attempts, so that waiting writers do not all retry at once. */
const [minDelayMs, maxDelayMs] = [5, 25]

const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && ['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'].includes(String(error.code))

async function retryOnBusy<T>(write: () => Promise<T>, release: () => Promise<void>): Promise<T> {
  const until = performance.now() + timeoutMs
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (!isBusy(error)) throw error
      await release()
      if (performance.now() > until) throw error
      await pause(minDelayMs + Math.random() * (maxDelayMs - minDelayMs))
    }
  }
}

/** Rolls back only what SQLite has not rolled back itself: the library would hide the reason by its own error. */
function keepFirstError<T extends { closed: boolean; rollback: () => Promise<void> }>(transaction: T): T {
  const rollback = transaction.rollback.bind(transaction)
  transaction.rollback = async () => {
    if (!transaction.closed) await rollback()
  }
  return transaction
}

const wrapped = new WeakSet<Client>()

/**
 * Makes every write wait until the database is free, instead of failing while another writer holds it. SQLite's own
 * waiting (`busy_timeout`) would block this whole process, including the write that it waits for; and the library opens
 * connections that do not have it set.
 */
export function retryWritesOnBusy(client: Client): void {
  if (wrapped.has(client)) return
  wrapped.add(client)
  const { execute, transaction } = client
  // A refused write leaves its connection in an old snapshot. After a transaction the library opens a new connection.
  const begin: (mode: 'read') => ReturnType<typeof transaction> = transaction.bind(client)
  const release = async () => (await begin('read')).close()
  client.execute = ((...call: Parameters<Client['execute']>) =>
    retryOnBusy(() => execute.apply(client, call), release)) as Client['execute']
  client.transaction = (async (...call: Parameters<Client['transaction']>) =>
    keepFirstError(await retryOnBusy(() => transaction.apply(client, call), release))) as Client['transaction']
}
