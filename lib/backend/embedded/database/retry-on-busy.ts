import { setTimeout as pause } from 'node:timers/promises'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'

type Client = Pick<SQLiteAdapter['client'], 'execute' | 'transaction'>

/** Milliseconds that a write waits for others to be done. */
const timeoutMs = 10_000

/** Milliseconds between two attempts: between these two, so that those who wait do not all come at once. */
const [minDelayMs, maxDelayMs] = [5, 25]

const isBusy = (error: unknown) => error instanceof Error && 'code' in error && ['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'].includes(String(error.code))

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

const wrapped = new WeakSet<Client>()

/**
 * Lets every write wait until the database is free, instead of failing where somebody else writes. SQLite's own waiting (`busy_timeout`)
 * would stop this whole process, together with the write that it waits for; and the library opens connections that do not have it.
 */
export function retryWritesOnBusy(client: Client): void {
  if (wrapped.has(client)) return
  wrapped.add(client)
  const { execute, transaction } = client
  // A write that was refused goes on holding its connection, which then reads for ever what it read first: the library opens another after each transaction.
  const begin: (mode: 'read') => ReturnType<typeof transaction> = transaction.bind(client)
  const release = async () => (await begin('read')).close()
  client.execute = ((...call: Parameters<Client['execute']>) => retryOnBusy(() => execute.apply(client, call), release)) as Client['execute']
  client.transaction = ((...call: Parameters<Client['transaction']>) => retryOnBusy(() => transaction.apply(client, call), release)) as Client['transaction']
}
