import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { drizzle as drizzlePostgres } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle as drizzleSqlite } from '@payloadcms/db-sqlite/drizzle/libsql'
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { createClient, type Client } from '@libsql/client'
import { Pool } from 'pg'
import { retryWritesOnBusy } from '../database/retry-on-busy'
import type { Place, Run } from './slot-store'

/** The table of places, with two connections as two instances have them. */

let store: typeof import('./slot-store')

beforeAll(async () => {
  // The adapter itself does not load outside of the build.
  jest.doMock('@payloadcms/db-sqlite', () => ({ sql }))
  store = await import('./slot-store')
})

const tables = (number: string) => [
  `CREATE TABLE consultation_requests (id ${number} PRIMARY KEY)`,
  `CREATE TABLE consultation_slots (day text NOT NULL, starts text NOT NULL, seat integer NOT NULL, ends text NOT NULL, request_id integer UNIQUE REFERENCES consultation_requests (id) ON DELETE CASCADE, hold text, network text, expires text, PRIMARY KEY (day, starts, seat))`,
  'INSERT INTO consultation_requests VALUES (1), (2), (3), (4), (5), (6), (7), (8), (9)',
]

interface Database {
  /** Runs `work` on one of two connections, in a transaction in which nobody else writes. */
  alone: <T>(connection: 0 | 1, work: (run: Run) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

async function sqlite(): Promise<Database> {
  const folder = mkdtempSync(path.join(tmpdir(), 'slots-'))
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
      rmSync(folder, { recursive: true })
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
        // As `lockTable` does.
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

const now = new Date('2027-01-04T01:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const nine: Place = { day: '2027-01-05', slot: { start: '09:00', end: '09:30' }, people: 1 }
const ten: Place = { ...nine, slot: { start: '10:00', end: '10:30' } }

describe.each(kinds)('on %s', (_, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())
  beforeEach(() => database.alone(0, (run) => run(sql`DELETE FROM consultation_slots`)))

  const hold = (who: string, place = nine, at = now, network = who, connection: 0 | 1 = 0) =>
    database.alone(connection, (run) => store.holdPlace(run, place, { hold: who, network }, at))
  const book = (request: number, place = nine, by = '', at = now, connection: 0 | 1 = 0) =>
    database.alone(connection, (run) => store.bookPlace(run, place, request, by, at))
  const taken = (who = '', at = now) =>
    database.alone(0, async (run) =>
      (await store.takenOn(run, nine.day, who, at)).map(({ start, seat }) => [start, seat]),
    )

  test('of many who want the last places at once, from two instances, each place is given once', async () => {
    const place = { ...nine, people: 2 }
    const held = await Promise.all(
      Array.from({ length: 8 }, (_, i) => hold(`h${i}`, place, now, `n${i}`, (i % 2) as 0 | 1)),
    )
    expect(held.filter((each) => each !== 'taken')).toHaveLength(2)
    expect(await taken()).toEqual([
      ['09:00', 1],
      ['09:00', 2],
    ])
    const booked = await Promise.all(Array.from({ length: 8 }, (_, i) => book(i + 1, ten, '', now, (i % 2) as 0 | 1)))
    expect(booked.filter(Boolean)).toHaveLength(1)
  })

  test('a hold lasts ten minutes, and is nobody else’s meanwhile', async () => {
    expect(await hold('a')).toEqual({ until: later(10) })
    expect([await taken('a'), await taken('b')]).toEqual([[], [['09:00', 1]]])
    expect(await hold('b', nine, later(9))).toBe('taken')
    expect(await book(1, nine, 'b', later(9))).toBe(false)
    expect(await taken('', later(10))).toEqual([])
    expect(await hold('b', nine, later(10))).toEqual({ until: later(20) })
  })

  test('whoever holds a time can book it, and can choose another', async () => {
    await hold('a')
    await hold('a', ten)
    expect(await taken()).toEqual([['10:00', 1]])
    expect(await book(1, ten, 'a')).toBe(true)
    expect([await taken('a'), await hold('b', ten, later(60))]).toEqual([[['10:00', 1]], 'taken'])
  })

  test('one network holds three places at most, and booking is not limited', async () => {
    const many = { ...nine, people: 9 }
    const held = []
    for (const who of ['a', 'b', 'c', 'd']) held.push(await hold(who, many, now, 'office'))
    expect(held[3]).toBe('limited')
    expect(held.slice(0, 3)).not.toContain('limited')
    expect(await hold('c', ten, now, 'office')).toEqual({ until: later(10) })
    expect(await hold('e', many, now, 'other')).toEqual({ until: later(10) })
    expect(await book(1, many)).toBe(true)
    expect(await hold('d', many, later(11), 'office')).toEqual({ until: later(21) })
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
