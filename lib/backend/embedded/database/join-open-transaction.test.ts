import { sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { createClient, type Client } from '@libsql/client'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { joinOpenTransaction } from './join-open-transaction'
import { reportFailedCommits } from './report-failed-commits'

type Session = { db: ReturnType<typeof drizzle>; reject: () => Promise<void> }

let client: Client
let other: Client
let database: ReturnType<typeof open>

function open(connection: Client) {
  const adapter = {
    name: 'sqlite',
    drizzle: drizzle(connection),
    sessions: {} as Record<string, Session>,
    transactionOptions: { behavior: 'immediate' },
    beginTransaction: (): Promise<string> => Promise.reject(new Error('the library')),
    commitTransaction: (_id: string): Promise<void> => Promise.resolve(),
    execute: (): Promise<unknown> => Promise.resolve(),
  }
  reportFailedCommits(adapter)
  joinOpenTransaction(adapter)
  return adapter
}

beforeEach(async () => {
  const folder = temporaryFolder()
  const connect = () => createClient({ url: `file:${folder}/a.db` })
  client = connect()
  other = connect()
  await client.executeMultiple('PRAGMA journal_mode = WAL; CREATE TABLE t (x)')
  database = open(client)
})
afterEach(() => [client, other].forEach((each) => each.close()))

const write = (x: number) => database.drizzle.run(sql`INSERT INTO t VALUES (${x})`)
const committed = async () => (await other.execute('SELECT x FROM t ORDER BY x')).rows.map(({ x }) => x)

async function rollBack(id: string): Promise<void> {
  const session = database.sessions[id]
  delete database.sessions[id]
  await session?.reject()
}

test('a write inside of a transaction joins it instead of waiting for it', async () => {
  const id = await database.beginTransaction()
  await write(1)
  expect(await committed()).toEqual([])
  await database.commitTransaction(id)
  expect(await committed()).toEqual([1])
  await write(2)
  expect(await committed()).toEqual([1, 2])
})

test('a write of another context does not join', async () => {
  const [began, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holder = async () => {
    // Every operation of Payload waits for something before it begins a transaction.
    await Promise.resolve()
    const id = await database.beginTransaction()
    began.resolve()
    await ended.promise
    await rollBack(id)
  }
  const held = holder()
  await began.promise
  await expect(write(1)).rejects.toThrow(/Failed query/)
  ended.resolve()
  await held
  expect(await committed()).toEqual([])
})

test('a transaction inside of another is a part of it, and can be rolled back alone', async () => {
  const outer = await database.beginTransaction()
  await write(1)
  const inner = await database.beginTransaction()
  await write(2)
  await rollBack(inner)
  const second = await database.beginTransaction()
  await write(3)
  await database.commitTransaction(second)
  await write(4)
  await database.commitTransaction(outer)
  expect(await committed()).toEqual([1, 3, 4])
})

test('a transaction that cannot begin leaves the context as it was', async () => {
  const { drizzle: own } = database
  const lock = await other.transaction('write')
  await expect(database.beginTransaction()).rejects.toThrow(/locked/)
  await lock.rollback()
  expect(database.drizzle).toBe(own)
})
