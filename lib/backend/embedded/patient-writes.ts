import { setTimeout as pause } from 'node:timers/promises'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'

type Client = Pick<SQLiteAdapter['client'], 'execute' | 'transaction'>

/** Milliseconds that a write waits for others to be done. */
const patience = 10_000

/** Milliseconds between two attempts: between these two, so that those who wait do not all come at once. */
const [least, most] = [5, 25]

const isBusy = (error: unknown) => error instanceof Error && 'code' in error && ['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'].includes(String(error.code))

async function whenFree<T>(write: () => Promise<T>, letGo: () => Promise<void>): Promise<T> {
  const until = performance.now() + patience
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (!isBusy(error)) throw error
      await letGo()
      if (performance.now() > until) throw error
      await pause(least + Math.random() * (most - least))
    }
  }
}

const patient = new WeakSet<Client>()

/**
 * Lets every write wait until the database is free, instead of failing where somebody else writes. SQLite's own waiting (`busy_timeout`)
 * would stop this whole process, together with the write that it waits for; and the library opens connections that do not have it.
 */
export function waitForOthers(client: Client): void {
  if (patient.has(client)) return
  patient.add(client)
  const { execute, transaction } = client
  // A write that was refused goes on holding its connection, which then reads for ever what it read first: the library opens another after each transaction.
  const begin: (mode: 'read') => ReturnType<typeof transaction> = transaction.bind(client)
  const letGo = async () => (await begin('read')).close()
  client.execute = ((...call: Parameters<Client['execute']>) => whenFree(() => execute.apply(client, call), letGo)) as Client['execute']
  client.transaction = ((...call: Parameters<Client['transaction']>) => whenFree(() => transaction.apply(client, call), letGo)) as Client['transaction']
}
