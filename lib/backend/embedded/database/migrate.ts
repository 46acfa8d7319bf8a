import type { Migration, Payload } from 'payload'
import { settings } from '@/lib/operations/settings'
import { oneAtATime } from './one-at-a-time'

export async function migrateDatabase(payload: Payload): Promise<void> {
  const { migrations } = settings().DATABASE_URL
    ? await import('../migrations/postgres')
    : await import('../migrations/sqlite')
  // Passed explicitly, because Payload would import the TypeScript files of the migrations, which plain Node cannot
  // run.
  // The cast is needed because Payload's type declares the migrations' arguments as unknown, while its adapters type
  // them.
  await payload.db.migrate({ migrations: migrations as Migration[] })
  if (!settings().DATABASE_URL) return
  const [{ neededIndexes }, { makeIndexesAt }, { directAddress }] = await Promise.all([
    import('./concurrent-indexes'),
    import('./make-indexes-at'),
    import('./direct-address'),
  ])
  const address = directAddress()
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
