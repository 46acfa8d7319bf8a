import { renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { outageOf } from './database-outage'
import { requireSameFile } from './require-same-file'
import { retryWritesOnBusy } from './retry-on-busy'

let folder = ''
const file = () => path.join(folder, 'ilc.sqlite')
const insert = 'INSERT INTO x VALUES (1)'
const rowsOf = 'SELECT count(*) AS rows FROM x'

async function opened() {
  const client = createClient({ url: `file:${file()}` })
  await client.execute('PRAGMA journal_mode = WAL')
  await client.execute('CREATE TABLE x (y)')
  await requireSameFile(client, file())
  retryWritesOnBusy(client)
  return client
}

type Client = Awaited<ReturnType<typeof opened>>

async function insertInTransaction(client: Client): Promise<void> {
  const transaction = await client.transaction('write')
  await transaction.execute(insert)
  await transaction.commit()
}

beforeEach(() => {
  folder = temporaryFolder()
})

test.each<[string, () => void]>([
  ['the database is deleted', () => rmSync(file())],
  ['all of its files are deleted', () => ['', '-wal', '-shm'].forEach((end) => rmSync(file() + end))],
  ['its log is deleted', () => rmSync(`${file()}-wal`)],
])('once %s, what is stored is read and nothing is written', async (_, remove) => {
  const client = await opened()
  await insertInTransaction(client)
  remove()
  const refused = [
    () => client.execute(insert),
    () => client.execute({ sql: `WITH one AS (SELECT 1) ${insert}`, args: [] }),
    () => insertInTransaction(client),
  ]
  for (const write of refused) {
    const error: unknown = await write().catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'DATABASE_FILE_GONE', message: expect.stringContaining('npm run restore') })
    expect(outageOf(error)?.message).toBe('nothing can be stored: DATABASE_FILE_GONE')
  }
  jest.mocked(console.error).mockClear()
  expect((await client.execute(rowsOf)).rows[0]?.rows).toBe(1)
})

test('a file in its place is not written to, and the own one is once it is put back', async () => {
  const client = await opened()
  const aside = path.join(folder, 'aside')
  renameSync(file(), aside)
  writeFileSync(file(), '')
  await expect(client.execute(insert)).rejects.toMatchObject({ code: 'DATABASE_FILE_GONE' })
  renameSync(aside, file())
  await client.execute(insert)
  await insertInTransaction(client)
  expect((await client.execute(rowsOf)).rows[0]?.rows).toBe(2)
})
