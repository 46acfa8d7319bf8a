import type { Migration, Payload } from 'payload'
import { settings } from '@/lib/operations/settings'
import { neededIndexes } from './concurrent-indexes'
import { makeIndexesAt } from './make-indexes-at'
import { oneAtATime } from './one-at-a-time'
import { directAddress } from './own-session'

export async function migrateDatabase(payload: Payload): Promise<void> {
  const { migrations } = settings().DATABASE_URL
    ? await import('../migrations/postgres')
    : await import('../migrations/sqlite')
  // Payload would import their TypeScript files, which plain Node cannot run. It declares their arguments as unknown.
  await payload.db.migrate({ migrations: migrations as Migration[] })
  const address = settings().DATABASE_URL && directAddress()
  if (address) await makeIndexesAt(address, payload, neededIndexes)
}

/** Applies pending migrations and refreshes the statistics. Throws a Refusal if the database cannot be used. */
export async function migrate(): Promise<void> {
  const { requireDatabase } = await import('./require-database')
  await requireDatabase()
  // Imported lazily: invalid settings are reported by the caller, not by the import of these modules.
  const [{ payload }, { refreshStatistics }] = await Promise.all([import('../payload'), import('./statistics')])
  const backend = await payload()
  await oneAtATime(() => migrateDatabase(backend))
  // Another instance may be counting. Old statistics make queries slow, not wrong.
  await refreshStatistics(backend).catch((error: unknown) =>
    console.warn('The statistics of the database could not be counted anew:', error),
  )
}
