import { beforeEach, expect, jest, test } from '@jest/globals'
import { Client } from 'pg'
import { settings } from '@/lib/operations/settings'
import { oneAtATime } from './one-at-a-time'

const address = process.env.TEST_DATABASE_URL

function signal() {
  let settle = () => undefined as void
  const settled = new Promise<void>((resolve) => (settle = resolve))
  return { settle, settled }
}

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  Object.assign(settings(), { DATABASE_URL: address })
})

const onPostgres = address ? test : test.skip

onPostgres('on PostgreSQL one waits until the other has ended, and says so once', async () => {
  const [begun, refusedTwice, mayEnd] = [signal(), signal(), signal()]
  const order: string[] = []
  const first = oneAtATime(async () => {
    begun.settle()
    await mayEnd.settled
    order.push('first')
  })
  await begun.settled
  let waits = 0
  const second = oneAtATime(
    () => Promise.resolve(order.push('second')),
    async () => {
      waits += 1
      if (waits === 2) refusedTwice.settle()
      if (waits >= 2) await first
    },
  )
  await Promise.race([refusedTwice.settled, second])
  expect(order).toEqual([])
  mayEnd.settle()
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
  expect(jest.mocked(console.log).mock.calls).toEqual([['Another process prepares this database. Waiting for it']])
})

onPostgres('work that fails lets the next begin', async () => {
  await expect(oneAtATime(() => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong')
  expect(await oneAtATime(() => Promise.resolve('done'))).toBe('done')
})

onPostgres('a lock that is lost is logged once, and the work goes on', async () => {
  const logged = signal()
  jest.mocked(console.error).mockImplementationOnce(() => logged.settle())
  const used = jest.spyOn(Client.prototype, 'query').mock.contexts as unknown as Client[]
  const done = await oneAtATime(async () => {
    const answer = await used.at(-1)?.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    const other = new Client({ connectionString: address })
    await other.connect()
    await other.query('SELECT pg_terminate_backend($1)', [answer?.rows[0]?.pid])
    await other.end()
    await logged.settled
    return 'done'
  })
  expect(done).toBe('done')
  expect(jest.mocked(console.error).mock.calls).toEqual([
    [expect.stringContaining('lock of the database is gone'), expect.any(Error)],
  ])
  jest.mocked(console.error).mockClear()
})
