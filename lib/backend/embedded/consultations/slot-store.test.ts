import { drizzle as drizzlePostgres } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle as drizzleSqlite } from '@payloadcms/db-sqlite/drizzle/libsql'
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { createClient, type Client } from '@libsql/client'
import { Pool } from 'pg'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { retryWritesOnBusy } from '../database/retry-on-busy'
import type { Place, Run } from './slot-store'

let store: typeof import('./slot-store')

beforeAll(async () => {
  // The adapter itself does not load outside of the build.
  jest.doMock('@payloadcms/db-sqlite', () => ({ sql }))
  store = await import('./slot-store')
})

const tables = (number: string) => [
  `CREATE TABLE consultation_requests (id ${number} PRIMARY KEY)`,
  `CREATE TABLE consultation_slots (day text NOT NULL, starts text NOT NULL, seat integer NOT NULL, ends text NOT NULL, request_id integer NOT NULL UNIQUE REFERENCES consultation_requests (id) ON DELETE CASCADE, PRIMARY KEY (day, starts, seat))`,
  'INSERT INTO consultation_requests VALUES (1), (2), (3), (4), (5), (6), (7), (8), (9)',
]

interface Database {
  alone: <T>(connection: 0 | 1, work: (run: Run) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

async function sqlite(): Promise<Database> {
  const folder = temporaryFolder()
  const open = async (): Promise<Client> => {
    const client = createClient({ url: `file:${folder}/a.db` })
    await client.execute('PRAGMA journal_mode = WAL')
    retryWritesOnBusy(client)
    return client
  }
  const clients = [await open(), await open()] as const
  for (const statement of tables('integer')) await clients[0].execute(statement)
  return {
    alone: (connection, work) =>
      drizzleSqlite(clients[connection]).transaction((open) => work((each) => open.all(each)), {
        behavior: 'immediate',
      }),
    close: () => {
      for (const client of clients) client.close()
      return Promise.resolve()
    },
  }
}

async function postgres(connectionString: string): Promise<Database> {
  const schema = `slots_${process.pid}`
  const pool = new Pool({ connectionString, options: `-c search_path=${schema}` })
  for (const statement of [`CREATE SCHEMA ${schema}`, ...tables('integer')]) await pool.query(statement)
  return {
    alone: (_, work) =>
      drizzlePostgres(pool).transaction(async (open) => {
        await open.execute(sql`LOCK TABLE consultation_slots IN SHARE ROW EXCLUSIVE MODE`)
        return work(async (each) => (await open.execute(each)).rows)
      }),
    async close() {
      await pool.query(`DROP SCHEMA ${schema} CASCADE`)
      await pool.end()
    },
  }
}

const address = process.env.TEST_DATABASE_URL
const kinds: [string, () => Promise<Database>][] = [['SQLite', sqlite]]
if (address) kinds.push(['PostgreSQL', () => postgres(address)])

const nine: Place = { day: '2027-01-05', slot: { start: '09:00', end: '09:30' }, people: 1 }

describe.each(kinds)('on %s', (_, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())
  beforeEach(() => database.alone(0, (run) => run(sql`DELETE FROM consultation_slots`)))

  const book = (request: number, place = nine, connection: 0 | 1 = 0) =>
    database.alone(connection, (run) => store.bookPlace(run, place, request))
  const taken = (own = 0) =>
    database.alone(0, async (run) => (await store.takenOn(run, nine.day, own)).map(({ start, seat }) => [start, seat]))

  test('of many who want the last places at once, from two instances, each place is given once', async () => {
    const place = { ...nine, people: 2 }
    const booked = await Promise.all(Array.from({ length: 8 }, (_, i) => book(i + 1, place, (i % 2) as 0 | 1)))
    expect(booked.filter(Boolean)).toHaveLength(2)
    expect(await taken()).toEqual([
      ['09:00', 1],
      ['09:00', 2],
    ])
  })

  test('who corrects a request sees its time as free', async () => {
    await book(1)
    expect([await taken(), await taken(1)]).toEqual([[['09:00', 1]], []])
  })

  test('a request that is freed or deleted frees its place', async () => {
    await book(1)
    await database.alone(0, (run) => store.freePlace(run, 1))
    expect(await book(2)).toBe(true)
    expect(await book(3)).toBe(false)
  })

  test('a place that was taken while slots had another length counts', async () => {
    await book(1)
    expect(await book(2, { ...nine, slot: { start: '08:45', end: '09:45' } })).toBe(false)
    expect(await book(3, { ...nine, slot: { start: '08:30', end: '09:00' } })).toBe(true)
  })

  test('the database itself refuses to give a place twice', async () => {
    await book(1)
    const twice = database.alone(1, (run) =>
      run(sql`
        INSERT INTO consultation_slots (day, starts, seat, ends, request_id)
        VALUES (${nine.day}, '09:00', 1, '09:30', 2)`),
    )
    await expect(twice).rejects.toThrow(/Failed query/)
    expect(await taken()).toEqual([['09:00', 1]])
  })
})
