import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { QueryConfig } from 'pg'
import { z } from 'zod'
import { settings } from '@/lib/operations/settings'
import { sqlitePath } from '../data-folders'
import { neededIndexes, unfinishedIndexes } from './concurrent-indexes'
import { withClient } from './own-session'
import { knownMigrations } from './schema-version'

const timeoutMs = 2000

const migrations = z.array(z.object({ name: z.string() }))

const complete = `SELECT 1 AS complete WHERE EXISTS (SELECT 1 FROM staff)
  AND (EXISTS (SELECT 1 FROM articles) OR EXISTS (SELECT 1 FROM site_record WHERE source_hash IS NOT NULL))`

const statements = ['SELECT name FROM payload_migrations ORDER BY name', complete] as const

const analyzeTimeoutMs = 60_000

function askSqlite(): unknown[][] {
  const database = new DatabaseSync(sqlitePath(), { timeout: timeoutMs })
  try {
    const results = statements.map((statement) => database.prepare(statement).all())
    database.exec('ANALYZE')
    return results
  } finally {
    database.close()
  }
}

function askPostgres(connectionString: string): Promise<unknown[][]> {
  const config = { connectionString, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs }
  return withClient(config, async (client) => {
    const results: unknown[][] = []
    for (const statement of statements) results.push((await client.query(statement)).rows)
    if ((await unfinishedIndexes(client, neededIndexes)).length > 0) return []
    // Old statistics make queries slow, not wrong.
    await client.query({ text: 'ANALYZE', query_timeout: analyzeTimeoutMs } as QueryConfig).catch(() => undefined)
    return results
  })
}

/** Whether the database is as `prepare` leaves it, without Payload, which takes seconds. Refreshes statistics. */
export async function isPrepared(): Promise<boolean> {
  const { DATABASE_URL } = settings()
  if (!DATABASE_URL && !existsSync(sqlitePath())) return false
  try {
    const [done, results = []] = DATABASE_URL ? await askPostgres(DATABASE_URL) : askSqlite()
    const names = migrations.parse(done).map(({ name }) => name)
    const known = knownMigrations(DATABASE_URL ? 'postgres' : 'sqlite')
    return results.length === 1 && known.every((name) => names.includes(name))
  } catch {
    return false
  }
}
