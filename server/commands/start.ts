import { createServer } from 'node:net'
import { isPrepared } from '@/lib/backend/embedded/database/is-prepared'
import { openLog } from '@/lib/operations/log/open'
import { settings } from '@/lib/operations/settings'
import { buildWhenStale } from '../build'
import { fail } from '../fail'
import { runCommand } from '../run-program'

/** Rejects if nothing can listen on a port of an address, which is to be known before minutes of building. */
const requirePort = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject).listen(port, host, () => server.close(() => resolve()))
  })

/** Runs in a separate process, because serving does not need the modules that prepare a database. */
async function prepare(): Promise<void> {
  console.log('Preparing the database')
  await runCommand('prepare')
  console.log('The database is ready')
}

/** Makes a backup of a site that is to be migrated. Throws a Refusal if its database cannot be used. */
async function backUpBeforeMigration(): Promise<void> {
  const { requireDatabase } = await import('@/lib/backend/embedded/database/require-database')
  const { isBehind } = await requireDatabase()
  if (!isBehind) return
  const { dumpVersion } = await import('@/lib/backend/embedded/backup/postgres-programs')
  if (settings().DATABASE_URL && (await dumpVersion()) === undefined)
    return console.log('No backup is made before the migration, since this machine has no pg_dump')
  console.log('Making a backup before the migration')
  await runCommand('backup-nightly')
}

/** `npm start`: prepares the database and builds where needed, then serves in production mode. */
try {
  openLog()
  const { BACKEND_URL, HOST, PORT } = settings()
  await requirePort(PORT, HOST)
  const isReady = BACKEND_URL !== undefined || (await isPrepared())
  // What keeps a database from being prepared is known before the site is built.
  if (!isReady) await backUpBeforeMigration()
  // A first start needs both. They are independent, so they run in parallel.
  await Promise.all([isReady ? undefined : prepare(), buildWhenStale()])
  // Only now: parts of the server take settings when they are loaded, and wrong ones are to be reported.
  const { serve } = await import('../serve')
  await serve()
} catch (error) {
  fail(error)
}
