import { DatabaseSync } from 'node:sqlite'
import { afterAll, jest } from '@jest/globals'
import type { MigrateUpArgs } from '@payloadcms/db-sqlite'
import { Client, Pool } from 'pg'

/** Databases that all migrations have made: SQLite, and PostgreSQL where TEST_DATABASE_URL names one. */

type Value = string | number | null

export interface Statement {
  texts: string[]
  values: Value[]
}

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' && value !== null && 'texts' in value

const joined = (parts: Statement[], between: string): Statement =>
  parts.reduce((before, after, i) => {
    const [last = '', next = ''] = [before.texts.at(-1), after.texts[0]]
    return {
      texts: [...before.texts.slice(0, -1), `${last}${i > 0 ? between : ''}${next}`, ...after.texts.slice(1)],
      values: [...before.values, ...after.values],
    }
  }, plain(''))

const plain = (text: string): Statement => ({ texts: [text], values: [] })

/** Stands for the adapters' `sql`, which does not load outside of the build: mock their modules with it. */
export function sql(texts: readonly string[], ...inputs: unknown[]): Statement {
  const parts = inputs.map(
    (value): Statement => (isStatement(value) ? value : { texts: ['', ''], values: [value as Value] }),
  )
  return joined(
    texts.flatMap((text, i) => [plain(text), ...parts.slice(i, i + 1)]),
    '',
  )
}
sql.raw = plain
sql.join = (parts: Statement[], between: Statement = plain('')): Statement => joined(parts, between.texts[0] ?? '')

export interface Database {
  name: 'sqlite' | 'postgres'
  run: (statement: Statement) => Promise<unknown[]>
  /** As Payload's adapters run a statement. */
  execute: (input: { sql?: Statement; raw?: string }) => Promise<{ rows: unknown[] }>
  migrations: () => Promise<{ up: (args: MigrateUpArgs) => Promise<void> }[]>
  close: () => Promise<void>
}

type Opened = Omit<Database, 'execute'>

function sqlite(): Promise<Opened> {
  const database = new DatabaseSync(':memory:')
  return Promise.resolve({
    name: 'sqlite',
    run: ({ texts, values }) => {
      const text = texts.join('?')
      if (values.length > 0 || /^\s*(?:SELECT|PRAGMA|WITH)/i.test(text))
        return Promise.resolve(database.prepare(text).all(...values))
      database.exec(text)
      return Promise.resolve([])
    },
    migrations: async () => (await import('../migrations/sqlite')).migrations,
    close: () => Promise.resolve(database.close()),
  })
}

const postgresUrl = process.env.TEST_DATABASE_URL ?? ''

let opened = 0

async function postgres(): Promise<Opened> {
  const name = `migrated_${process.pid}_${(opened += 1)}`
  const server = new Client({ connectionString: postgresUrl })
  await server.connect()
  await server.query(`CREATE DATABASE ${name}`)
  const url = new URL(postgresUrl)
  url.pathname = name
  const client = new Pool({ connectionString: url.href, max: 1 })
  return {
    name: 'postgres',
    run: async ({ texts, values }) => {
      const text = texts.reduce((before, after, i) => `${before}$${i}${after}`)
      return (await client.query<Record<string, unknown>>(text, values.length > 0 ? values : undefined)).rows
    },
    migrations: async () =>
      (await import('../migrations/postgres')).migrations as unknown as Awaited<ReturnType<Database['migrations']>>,
    close: async () => {
      await client.end()
      await server.query(`DROP DATABASE ${name}`)
      await server.end()
    },
  }
}

const openDatabases: Opened[] = []

afterAll(() => Promise.all(openDatabases.map((database) => database.close())))

/** Opens a database and makes its tables. Modules that are mocked afterwards are loaded anew. */
async function migrated(open: () => Promise<Opened>): Promise<Database> {
  mockAdapters()
  const opened = await open()
  openDatabases.push(opened)
  const execute: Database['execute'] = async ({ sql: statement, raw = '' }) => ({
    rows: await opened.run(statement ?? plain(raw)),
  })
  const run = (statement: Statement) => execute({ sql: statement })
  for (const { up } of await opened.migrations()) await up({ db: { run, execute: run } } as unknown as MigrateUpArgs)
  jest.resetModules()
  return { ...opened, execute }
}

export const databases: [name: string, open: () => Promise<Database>][] = [
  ['SQLite', () => migrated(sqlite)],
  ...(postgresUrl ? [['PostgreSQL', () => migrated(postgres)] satisfies [string, unknown]] : []),
]

export function mockAdapters(): void {
  jest.resetModules()
  jest.doMock('@payloadcms/db-sqlite', () => ({ sql }))
  jest.doMock('@payloadcms/db-postgres', () => ({ sql }))
}

export function mockPayloadWith(database: Database, onRows: (rows: unknown[]) => void = () => {}): void {
  const execute: Database['execute'] = async (input) => {
    const { rows } = await database.execute(input)
    onRows(rows)
    return { rows }
  }
  jest.doMock('../payload', () => ({
    payload: () => Promise.resolve({ db: { name: database.name, drizzle: {}, execute } }),
  }))
}
