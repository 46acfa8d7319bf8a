import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals'

let emptyTrash: typeof import('./empty-trash')['emptyTrash']
let failures: Map<number, Error>
const removed: number[] = []

const backend = {
  collections: { articles: { config: { slug: 'articles', trash: true } } },
  find: () => Promise.resolve({ docs: Array.from({ length: 100 }, (_, i) => ({ id: i })) }),
  count: () => Promise.resolve({ totalDocs: 1 }),
  delete: ({ id }: { id: number }) => {
    const error = failures.get(id)
    if (error) return Promise.reject(error)
    return Promise.resolve(removed.push(id))
  },
} as unknown as Parameters<typeof emptyTrash>[0]

beforeAll(async () => {
  jest.doMock('../database/transaction', () => ({ inTransaction: (_: unknown, work: () => Promise<void>) => work() }))
  jest.doMock('../database/invalidate-after', () => ({ invalidateAfter: (work: () => Promise<void>) => work() }))
  jest.doMock('../hooks/lock-row', () => ({ lockRecord: () => Promise.resolve() }))
  emptyTrash = (await import('./empty-trash')).emptyTrash
})

beforeEach(() => {
  failures = new Map()
  removed.length = 0
})

test('an outage is thrown, and not logged for each record', async () => {
  const error = Object.assign(new Error('the disk is full'), { code: 'SQLITE_FULL' })
  for (let id = 3; id < 100; id++) failures.set(id, error)
  await expect(emptyTrash(backend)).rejects.toBe(error)
  expect(removed).toEqual([0, 1, 2])
})

test('a record that cannot be deleted is logged, and keeps no other', async () => {
  failures.set(0, new Error('a picture is in use'))
  await emptyTrash(backend)
  expect(removed).toHaveLength(99)
  expect(jest.mocked(console.error).mock.calls).toHaveLength(1)
  jest.mocked(console.error).mockClear()
})
