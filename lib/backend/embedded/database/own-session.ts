import { Client, type ClientConfig } from 'pg'
import { Refusal } from '@/lib/operations/refusal'
import { settings } from '@/lib/operations/settings'

/** How often it is asked whether two connections have one session: those of others may come between. */
const attempts = 5

/** PostgreSQL itself, for what needs a session: locks, settings, dumps. Undefined on SQLite. */
export const directAddress = (): string | undefined => settings().DATABASE_DIRECT_URL ?? settings().DATABASE_URL

export async function withClient<T>(config: ClientConfig, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(config)
  // A connection that is cut rejects its query too; without a listener it would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function processOf(client: Client): Promise<unknown> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  return rows[0]?.pid
}

async function requireTwoSessions(first: Client, second: Client): Promise<void> {
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
}

/** Throws a Refusal for a pooler that shares sessions: what one client sets, and its locks, others would have. */
export const requireOwnSession = (connectionString: string): Promise<void> =>
  withClient({ connectionString }, (first) =>
    withClient({ connectionString }, (second) => requireTwoSessions(first, second)),
  )

/** Changes settings of a PostgreSQL session, except those that its version does not have. */
export function sessionSettings(expected: Readonly<Record<string, string>>): string {
  const rows = Object.entries(expected).map(([name, value]) => `('${name}', '${value}')`)
  return `SELECT set_config(name, value, false) FROM (VALUES ${rows.join(', ')}) AS wanted (name, value)
    WHERE name IN (SELECT s.name FROM pg_settings AS s)`
}
