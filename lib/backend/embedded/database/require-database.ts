import { Client } from 'pg'
import { checkDatabase, type DatabaseState } from '@/lib/doctor/database-check'
import type { FindingCode } from '@/lib/doctor/catalogue'
import { Refusal } from '@/lib/operations/refusal'
import { settings } from '@/lib/settings'
import { sqlitePath } from '../data-folders'
import { postgresState, sqliteState } from './database-state'

/** Milliseconds that a database may take to answer: one that sleeps while nobody needs it wakes up slowly. */
const timeoutMs = 30_000

/** What keeps a database from being prepared. */
const hindrances: readonly FindingCode[] = [
  'database-encoding',
  'database-not-writable',
  'database-unreachable',
  'database-unreadable',
]

/** PostgreSQL's answer for a database that Payload creates, if the role may. */
const isAbsent = (state: DatabaseState) =>
  state.state === 'unreachable' && /^[^:]*: database "[^"]*" does not exist$/.test(state.reason)

/**
 * Throws a Refusal if the database of an address cannot be created by its role. Payload would try, by way of the database
 * `postgres`.
 */
async function requireCreatable(connectionString: string): Promise<void> {
  // A socket has no host, even where a user is named.
  const url = new URL(connectionString.replace('@/', '@localhost/'))
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const client = new Client({
    connectionString: url.href,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  })
  client.on('error', () => undefined)
  const mayCreate = await client
    .connect()
    .then(() => client.query('SELECT 1 FROM pg_roles WHERE rolname = current_user AND (rolcreatedb OR rolsuper)'))
    .then(
      ({ rowCount }) => rowCount === 1,
      () => false,
    )
  await client.end().catch(() => undefined)
  if (!mayCreate)
    throw new Refusal(
      `There is no database "${name}", and its user may not create one. Create it (createdb --owner USER ${name}), or correct DATABASE_URL`,
    )
}

/** Throws a Refusal that says what to do if a database in this state cannot be prepared. */
export function requireUsable(state: DatabaseState): void {
  if (isAbsent(state)) return
  for (const finding of checkDatabase(state))
    if (finding.state !== 'fine' && hindrances.includes(finding.code))
      throw new Refusal(`${finding.found}. ${finding.advice} More: npm run doctor`)
}

/**
 * Looks at the database of the site before Payload does, whose errors are pages of statements. Throws a Refusal if it
 * cannot be prepared.
 */
export async function requireDatabase(): Promise<void> {
  const { DATABASE_URL } = settings()
  const state = DATABASE_URL ? await postgresState(DATABASE_URL, timeoutMs) : sqliteState(sqlitePath(), timeoutMs)
  requireUsable(state)
  if (DATABASE_URL && isAbsent(state)) await requireCreatable(DATABASE_URL)
}
