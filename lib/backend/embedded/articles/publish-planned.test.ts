import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals'

let publishPlanned: typeof import('./publish-planned')['publishPlanned']
const failures = new Map<number, Error>()
const tried: number[] = []
let due = [1, 2, 3]

const outageOfKind = (code: string) => new Error('Failed query', { cause: Object.assign(new Error(code), { code }) })

beforeAll(async () => {
  const findVersions = () => Promise.resolve({ docs: due.map((parent) => ({ parent })) })
  const findByID = ({ id }: { id: number }) => {
    tried.push(id)
    const error = failures.get(id)
    if (error) return Promise.reject(error)
    due = due.filter((each) => each !== id)
    return Promise.resolve(null)
  }
  const backend = { findVersions, findByID }
  jest.doMock('../payload', () => ({ payload: () => Promise.resolve(backend) }))
  jest.doMock('../database/transaction', () => ({
    inTransaction: (_: unknown, work: (req: unknown) => Promise<void>) => work({ payload: backend }),
  }))
  jest.doMock('../database/invalidate-after', () => ({ invalidateAfter: (work: () => Promise<void>) => work() }))
  jest.doMock('../hooks/lock-row', () => ({ lockRecord: () => Promise.resolve() }))
  jest.doMock('../staff/log-activity', () => ({}))
  publishPlanned = (await import('./publish-planned')).publishPlanned
})

beforeEach(() => {
  due = [1, 2, 3]
  failures.clear()
  tried.length = 0
})

let now = Date.parse('2026-12-31T17:00:00Z')
const round = () => publishPlanned(() => new Date(now))

test('after hours of an outage every article follows its plan in the next round, and none was logged', async () => {
  for (const id of due) failures.set(id, outageOfKind('ECONNREFUSED'))
  for (let hours = 0; hours < 5; hours++) {
    await expect(round()).rejects.toThrow('Failed query')
    now += 3_600_000
  }
  failures.clear()
  tried.length = 0
  await round()
  expect([tried, due]).toEqual([[1, 2, 3], []])
})

test('an article that fails keeps no other waiting, and is tried again later each time', async () => {
  failures.set(1, new Error('a bad article'))
  failures.set(2, outageOfKind('SQLITE_BUSY'))
  await expect(round()).rejects.toThrow('Failed query')
  expect(tried).toEqual([1, 2, 3])
  failures.delete(2)
  await round()
  now += 2 * 60_000
  await round()
  expect(tried).toEqual([1, 2, 3, 2, 1])
  expect(jest.mocked(console.error).mock.calls.map(([words]) => words)).toEqual([
    'The plan of article 1 failed (attempt 1) and is tried again:',
    'The plan of article 1 failed (attempt 2) and is tried again:',
  ])
  jest.mocked(console.error).mockClear()
})
