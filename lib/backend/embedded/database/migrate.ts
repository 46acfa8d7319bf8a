import type { Migration, Payload } from 'payload'
import { settings } from '@/lib/settings'

/** Brings the schema of a database up to date, by the migrations of this version of the site. */
export async function migrateDatabase({ db }: Payload): Promise<void> {
  const { migrations } = settings().DATABASE_URL ? await import('../migrations/postgres') : await import('../migrations/sqlite')
  // Left to find them itself, Payload would import their TypeScript, which plain Node does not run.
  // Its types give every migration unknown arguments; its adapters give them their own.
  await db.migrate({ migrations: migrations as Migration[] })
}

/** Brings the schema of this site's database up to date. */
export async function migrate(): Promise<void> {
  // Wrong settings are told by whoever runs this, not by the import.
  const { payload } = await import('../payload')
  await migrateDatabase(await payload())
}
