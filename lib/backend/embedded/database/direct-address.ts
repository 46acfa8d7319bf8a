import { Client } from 'pg'
import { Refusal } from '@/lib/operations/refusal'
import { settings } from '@/lib/operations/settings'

/** How often it is asked whether two connections have one session: those of others may come between. */
const attempts = 5

/** PostgreSQL itself, for what needs a session: locks, settings, dumps. Undefined on SQLite. */
export const directAddress = (): string | undefined => settings().DATABASE_DIRECT_URL ?? settings().DATABASE_URL

async function processOf(client: Client): Promise<unknown> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  return rows[0]?.pid
}

/** Throws a Refusal for a pooler that shares sessions: what one client sets, and its locks, others would have. */
export async function requireOwnSession(connectionString: string): Promise<void> {
  const [first, second] = [new Client({ connectionString }), new Client({ connectionString })]
  // A connection that is cut rejects its query too; without a listener it would end the process.
  for (const client of [first, second]) client.on('error', () => undefined)
  try {
    await first.connect()
    await second.connect()
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const before = await processOf(first)
      await second.query('BEGIN')
      const after = await processOf(second)
      await second.query('ROLLBACK')
      if (before === after)
        throw new Refusal(
          'The address of the database leads through a pooler that shares its sessions, such as PgBouncer in transaction mode: set DATABASE_DIRECT_URL to the address of PostgreSQL itself',
        )
    }
  } finally {
    await Promise.allSettled([first.end(), second.end()])
  }
}
