import { Refusal } from '@/lib/operations/refusal'
import { settings } from '@/lib/operations/settings'
import { imageStorage } from '@/lib/operations/storage'
import { filesOwner } from '@/lib/operations/storage/owner'
import { sqlitePath } from '../data-folders'
import { createDatabase } from './create-database'
import { postgresState, sqliteState, type DatabaseState } from './database-state'
import { knownMigrations, refusalOf } from './schema-version'

/** Milliseconds that a database may take to answer: one that sleeps while nobody needs it wakes up slowly. */
const timeoutMs = 30_000

const isAbsent = (state: DatabaseState) => state.state === 'unreachable' && state.isAbsent === true

export function hindranceOf(state: DatabaseState): { reason: string; advice: string } | undefined {
  if (state.state === 'unreachable')
    return {
      reason: state.reason,
      advice: 'See whether it runs and DATABASE_URL is right; on SQLite, whether the site owns the file.',
    }
  if (state.state === 'unreadable')
    return {
      reason: state.reason,
      advice: 'Stop the site and restore the last backup: npm run restore -- FILE.zip --replace',
    }
  if (state.state !== 'read') return undefined
  const { program, server, writeError } = state
  if (writeError !== undefined)
    return {
      reason: `${program} cannot be written: ${writeError}`,
      advice: 'Let the user of the site write to it: owner of the file, or role and standby state.',
    }
  if (server && server.encoding !== 'UTF8')
    return {
      reason: `the encoding is ${server.encoding}`,
      advice: 'Create a database with the encoding UTF8, and move the content into it.',
    }
  return undefined
}

/** Throws a Refusal that says what to do if a database in this state cannot be prepared. */
export function requireUsable(state: DatabaseState): void {
  const hindrance = isAbsent(state) ? undefined : hindranceOf(state)
  if (hindrance) throw new Refusal(`${hindrance.reason}. ${hindrance.advice} More: npm run doctor`)
}

const isNew = (state: DatabaseState) =>
  state.state === 'missing' || (state.state === 'read' && state.migrations === undefined)

/** Only with a database does a site store files. Generated secrets say nothing: they are made first. */
const hasFiles = async () => (await filesOwner().read()) !== undefined || (await imageStorage().list()).length > 0

/** Throws a Refusal if the SQLite file of a site is gone: a new one would show sample content to the public. */
export async function requireNoLoss(state: DatabaseState): Promise<void> {
  if (!isNew(state) || !(await hasFiles())) return
  const { DATA_DIR, S3_ENDPOINT } = settings()
  throw new Refusal(
    `The database is missing: ${sqlitePath()} ${state.state === 'missing' ? 'does not exist' : 'is empty'}, but there are files of a site ${S3_ENDPOINT ? 'in the bucket' : `in ${DATA_DIR}`}. ` +
      'Put the file back, or restore a backup: npm run restore -- FILE --replace (docs/operations.md, Backup and restore). ' +
      'If the site is on PostgreSQL, set DATABASE_URL. ' +
      `To start with an empty site${S3_ENDPOINT ? ', set another S3_BUCKET' : `, move ${DATA_DIR} away or set another DATA_DIR`}`,
  )
}

/**
 * Looks at the database of the site before Payload does, whose errors are pages of statements, and creates that of a
 * server if there is none. Throws a Refusal if it cannot be prepared. An empty database of a server is as good as any:
 * whoever moves a site to PostgreSQL begins with one. Returns whether it has a site that is to be migrated.
 */
export async function requireDatabase(): Promise<{ isBehind: boolean }> {
  const { DATABASE_URL } = settings()
  const state = DATABASE_URL ? await postgresState(DATABASE_URL, timeoutMs) : sqliteState(sqlitePath(), timeoutMs)
  requireUsable(state)
  const kind = DATABASE_URL ? 'postgres' : 'sqlite'
  const migrations = state.state === 'read' ? (state.migrations ?? []) : []
  const refusal = refusalOf(kind, migrations)
  if (refusal !== undefined) throw new Refusal(`The database ${refusal}`)
  if (!DATABASE_URL) await requireNoLoss(state)
  if (DATABASE_URL && isAbsent(state)) await createDatabase(DATABASE_URL, timeoutMs)
  return { isBehind: migrations.length > 0 && knownMigrations(kind).some((name) => !migrations.includes(name)) }
}
