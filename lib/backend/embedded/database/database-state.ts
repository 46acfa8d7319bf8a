import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { types } from 'node:util'
import type { Client } from 'pg'
import { z } from 'zod'
import { reasonOf } from '@/lib/operations/reason-of'
import { codeOf } from './create-database'
import { withClient } from './own-session'

export type DatabaseState = UnreadDatabase | ReadDatabase

interface UnreadDatabase {
  state: 'missing' | 'unreachable' | 'unreadable' | 'busy'
  reason: string
  isAbsent?: boolean
}

export interface ReadDatabase {
  state: 'read'
  program: string
  /** Whether another program was writing all the time, so that it is not known whether it can be written. */
  isBusy: boolean
  writeError: string | undefined
  migrations: string[] | undefined
  server?: {
    major: number
    encoding: string
    clockOffsetMs: number
  }
}

const timeoutMs = 4_000

/** SQLite's codes of a file that another process has locked (SQLITE_BUSY), and of one that is no database. */
const [busy, unreadable] = [5, [11, 26]]

/** PostgreSQL's SQLSTATE of a database that does not exist. Its messages may be in any language. */
const absentCode = '3D000'

const migrationsStatement = 'SELECT name FROM payload_migrations WHERE batch <> -1 ORDER BY name'

const names = z.array(z.object({ name: z.string() }))
const one = z.tuple([z.object({ value: z.coerce.number() })])

const sqliteCode = (error: unknown) => (types.isNativeError(error) && 'errcode' in error ? Number(error.errcode) : 0)

function sqliteWriteError(database: DatabaseSync): unknown {
  try {
    database.exec('BEGIN IMMEDIATE; CREATE TABLE doctor_check (id INTEGER)')
    return undefined
  } catch (error) {
    return error
  } finally {
    if (database.isTransaction) database.exec('ROLLBACK')
  }
}

function readSqlite(database: DatabaseSync): DatabaseState {
  const has = (table: string) => database.prepare(`SELECT 1 FROM sqlite_master WHERE name = ?`).get(table) !== undefined
  const { value: version } = database.prepare('SELECT sqlite_version() AS value').get() ?? {}
  const writeError = sqliteWriteError(database)
  const isBusy = sqliteCode(writeError) === busy
  const migrations = has('payload_migrations') ? names.parse(database.prepare(migrationsStatement).all()) : undefined
  return {
    state: 'read',
    program: `SQLite ${String(version)}`,
    isBusy,
    writeError: writeError === undefined || isBusy ? undefined : reasonOf(writeError),
    migrations: migrations?.map(({ name }) => name),
  }
}

/** The state of a SQLite file, also while a site is served from it. Never creates one. */
export function sqliteState(file: string, lockTimeoutMs = timeoutMs): DatabaseState {
  if (!existsSync(file)) return { state: 'missing', reason: `there is no database ${file} yet` }
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { timeout: lockTimeoutMs })
    return readSqlite(database)
  } catch (error) {
    if (sqliteCode(error) === busy) return { state: 'busy', reason: `${file} is locked: ${reasonOf(error)}` }
    if (unreadable.includes(sqliteCode(error)))
      return { state: 'unreadable', reason: `${file} is damaged or no database: ${reasonOf(error)}` }
    return { state: 'unreachable', reason: `${file} cannot be opened: ${reasonOf(error)}` }
  } finally {
    database?.close()
  }
}

/** Reads without a lock whether this role may write: a standby and a read-only role may not. */
const writeStatement = `SELECT CASE
  WHEN pg_is_in_recovery() THEN 'the server is a standby'
  WHEN current_setting('default_transaction_read_only') = 'on' THEN 'transactions are read-only'
  WHEN NOT has_schema_privilege(current_schema(), 'CREATE') THEN 'the role may not create tables'
  WHEN to_regclass('articles') IS NOT NULL AND NOT (has_table_privilege('articles', 'INSERT')
    AND has_table_privilege('articles', 'UPDATE') AND has_table_privilege('articles', 'DELETE'))
    THEN 'the role may not change articles' END AS name`

const nullableName = z.tuple([z.object({ name: z.string().nullable() })])

async function readPostgres(client: Client): Promise<ReadDatabase> {
  const rows = async (text: string) => (await client.query(text)).rows as unknown[]
  const number = async (text: string) => one.parse(await rows(text))[0].value
  const named = async (text: string) => names.parse(await rows(text)).map(({ name }) => name)
  const before = Date.now()
  const time = await number('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS value')
  // It was read in the middle of the time that reading it took.
  const clockOffsetMs = time - (before + Date.now()) / 2
  const major = Math.floor((await number(`SELECT current_setting('server_version_num') AS value`)) / 10_000)
  const hasMigrations = (await number(`SELECT count(to_regclass('payload_migrations')) AS value`)) > 0
  return {
    state: 'read',
    program: `PostgreSQL ${major}`,
    isBusy: false,
    writeError: nullableName.parse(await rows(writeStatement))[0].name ?? undefined,
    migrations: hasMigrations ? await named(migrationsStatement) : undefined,
    server: {
      major,
      encoding: (await named(`SELECT current_setting('server_encoding') AS name`)).join(''),
      clockOffsetMs,
    },
  }
}

export async function postgresState(connectionString: string, waitMs = timeoutMs): Promise<DatabaseState> {
  const config = { connectionString, connectionTimeoutMillis: waitMs, query_timeout: waitMs }
  try {
    return await withClient(config, readPostgres)
  } catch (error) {
    const isAbsent = codeOf(error) === absentCode
    return { state: 'unreachable', reason: `the database cannot be read: ${reasonOf(error)}`, isAbsent }
  }
}
