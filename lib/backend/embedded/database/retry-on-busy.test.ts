import { createClient } from '@libsql/client'
import { afterEach, expect, jest, test } from '@jest/globals'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { retryWritesOnBusy } from './retry-on-busy'

type Client = Parameters<typeof retryWritesOnBusy>[0]

const busy = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' })

function clientThat(call: () => Promise<unknown>): Client {
  const transaction = (mode: string) => (mode === 'read' ? Promise.resolve({ close: () => undefined }) : call())
  const client = { execute: call, transaction } as unknown as Client
  retryWritesOnBusy(client)
  return client
}

afterEach(() => {
  jest.useRealTimers()
})

test.each([
  [true, 0],
  [false, 1],
])('whether a transaction that SQLite has ended is rolled back: %s', async (closed, times) => {
  const rollback = jest.fn(() => Promise.resolve())
  const transaction = await clientThat(() => Promise.resolve({ closed, rollback })).transaction('write')
  await transaction.rollback()
  expect(rollback).toHaveBeenCalledTimes(times)
})

test('a write waits at most ten seconds', async () => {
  const clock = jest.spyOn(performance, 'now')
  let seconds = 0
  clock.mockImplementation(() => (seconds += 1) * 1000)
  const call = jest.fn(() => Promise.reject(busy))
  await expect(clientThat(call).execute('SELECT 1')).rejects.toThrow('locked')
  expect(call.mock.calls.length).toBeLessThanOrEqual(11)
  clock.mockRestore()
})

test.each(['execute', 'transaction'] as const)(
  'a client that waited with %s sees concurrent writes afterwards, and can write',
  async (name) => {
    const folder = temporaryFolder()
    const [here, there] = [1, 2].map(() => createClient({ url: `file:${folder}/a.db` })) as [
      Client & ReturnType<typeof createClient>,
      ReturnType<typeof createClient>,
    ]
    retryWritesOnBusy(here)
    const count = async () => Number((await here.execute('SELECT count(*) AS n FROM t')).rows[0]?.n)
    await there.executeMultiple('PRAGMA journal_mode = WAL; CREATE TABLE t (x); INSERT INTO t VALUES (1)')
    const other = await there.transaction('write')
    await other.execute('INSERT INTO t VALUES (2)')
    const waiting =
      name === 'execute'
        ? here.execute('INSERT INTO t VALUES (3)')
        : here.transaction('write').then((own) => own.commit())
    const counts = [await count(), await count()]
    await other.commit()
    await waiting
    await there.execute('INSERT INTO t VALUES (4)')
    const all = name === 'execute' ? 4 : 3
    expect([...counts, await count()]).toEqual([1, 1, all])
    await (await here.transaction('write')).rollback()
    for (const client of [here, there]) client.close()
  },
)
