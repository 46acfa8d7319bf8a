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
  requireUsable(DATABASE_URL ? await postgresState(DATABASE_URL, timeoutMs) : sqliteState(sqlitePath(), timeoutMs))
}
