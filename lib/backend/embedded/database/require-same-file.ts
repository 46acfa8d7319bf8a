import { statSync } from 'node:fs'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'

type Client = Pick<SQLiteAdapter['client'], 'execute' | 'transaction'>

const reads = /^\s*(?:SELECT|PRAGMA|EXPLAIN|WITH(?![\s\S]*\b(?:INSERT|UPDATE|DELETE)\b))/i

const opening = 'SELECT 1 FROM sqlite_master LIMIT 1'

/** What a name leads to: a deleted file keeps its number while it is open, so that no other file gets it. */
function identityOf(file: string): string | undefined {
  try {
    const { dev, ino } = statSync(file)
    return `${dev} ${ino}`
  } catch {
    return undefined
  }
}

/** A connection per client that stays open: SQLite deletes its write-ahead log when the last one is closed. */
const held = new WeakMap<Client, unknown>()

/**
 * Makes every write fail once the database or its write-ahead log was deleted, or replaced by another file. The system
 * would go on writing into the deleted file, and everything confirmed meanwhile would be lost. Reads go on.
 */
export async function requireSameFile(client: Client, file: string): Promise<void> {
  if (held.has(client)) return
  const execute = client.execute.bind(client) as (...call: unknown[]) => ReturnType<Client['execute']>
  const transaction = client.transaction.bind(client)
  const connection = await transaction('read')
  await connection.execute(opening)
  await connection.rollback()
  held.set(client, connection)
  await execute(opening)
  const files = [file, `${file}-wal`].map((name) => ({ name, identity: identityOf(name) }))

  function requireSame(): void {
    const gone = files.find(({ name, identity }) => identityOf(name) !== identity)
    if (!gone) return
    const advice = 'Put it back, or stop the site and restore a backup: npm run restore -- FILE --replace'
    throw Object.assign(new Error(`${gone.name} was deleted, or replaced by another file. ${advice}`), {
      code: 'DATABASE_FILE_GONE',
    })
  }

  client.execute = (async (...call: Parameters<Client['execute']>) => {
    const [statement] = call
    if (!reads.test(typeof statement === 'string' ? statement : statement.sql)) requireSame()
    return execute(...call)
  }) as Client['execute']
  client.transaction = (async (mode: 'write' | 'read' | 'deferred' = 'write') => {
    if (mode !== 'read') requireSame()
    const begun = await transaction(mode)
    // The library would open its next connection only when it is needed, and create a file if there is none by then.
    await execute(opening)
    return begun
  }) as Client['transaction']
}
