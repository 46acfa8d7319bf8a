import { checkDatabase, type DatabaseState } from '@/lib/doctor/database-check'
import type { FindingCode } from '@/lib/doctor/catalogue'
import { Refusal } from '@/lib/operations/refusal'
import { settings } from '@/lib/settings'
import { sqlitePath } from '../data-folders'
import { createDatabase } from './create-database'
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

/** Whether a server has no such database yet. */
const isAbsent = (state: DatabaseState) => state.state === 'unreachable' && state.isAbsent === true

/** Throws a Refusal that says what to do if a database in this state cannot be prepared. */
export function requireUsable(state: DatabaseState): void {
  if (isAbsent(state)) return
  for (const finding of checkDatabase(state))
    if (finding.state !== 'fine' && hindrances.includes(finding.code))
      throw new Refusal(`${finding.found}. ${finding.advice} More: npm run doctor`)
}

/**
 * Looks at the database of the site before Payload does, whose errors are pages of statements, and creates that of a
 * server if there is none. Throws a Refusal if it cannot be prepared.
 */
export async function requireDatabase(): Promise<void> {
  const { DATABASE_URL } = settings()
  const state = DATABASE_URL ? await postgresState(DATABASE_URL, timeoutMs) : sqliteState(sqlitePath(), timeoutMs)
  requireUsable(state)
  if (DATABASE_URL && isAbsent(state)) await createDatabase(DATABASE_URL, timeoutMs)
}
