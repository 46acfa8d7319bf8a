import { beforeEach, expect, jest, test } from '@jest/globals'
import { concurrentIndexes, unfinishedIndexes } from './concurrent-indexes'
import { makeIndexes } from './make-indexes'

interface Existing {
  name: string
  valid: boolean
  statistics: number | null
}

function clientOf(existing: Existing[], failing?: string) {
  const sent: string[] = []
  const query = (statement: string) => {
    sent.push(statement.replace(/\s+/g, ' '))
    if (failing !== undefined && statement.includes(failing)) return Promise.reject(new Error('canceled'))
    return Promise.resolve({ rows: statement.includes('pg_index') ? existing : [] })
  }
  return { client: { query } as unknown as Parameters<typeof makeIndexes>[0], sent }
}

const leaseOf = () => ({ claim: () => Promise.resolve(true), release: jest.fn(() => Promise.resolve()) })

const all = (valid: boolean, statistics: number | null = 0): Existing[] =>
  concurrentIndexes.map(({ name }) => ({ name, valid, statistics }))

const count = (sent: string[], start: string) => sent.filter((statement) => statement.startsWith(start)).length

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
})

const total = concurrentIndexes.length

test.each<[string, Existing[], { made: number; altered: number; unfinished: number }]>([
  ['no index', [], { made: total, altered: 1, unfinished: total }],
  ['indexes whose making was interrupted', all(false), { made: total, altered: 1, unfinished: total }],
  ['all of them', all(true), { made: 0, altered: 0, unfinished: 0 }],
  ['one whose statistics were not set any more', all(true, -1), { made: 0, altered: 1, unfinished: 1 }],
  ['the same in PostgreSQL 17', all(true, null), { made: 0, altered: 1, unfinished: 1 }],
])('a database that has %s', async (_, existing, { made, altered, unfinished }) => {
  const { client, sent } = clientOf(existing)
  expect(await unfinishedIndexes(client, concurrentIndexes)).toHaveLength(unfinished)
  await makeIndexes(client, concurrentIndexes, leaseOf())
  expect(count(sent, 'CREATE INDEX CONCURRENTLY')).toBe(made)
  expect(count(sent, 'DROP INDEX CONCURRENTLY')).toBe(made)
  expect(count(sent, 'ALTER INDEX articles_lexemes_idx')).toBe(altered)
  expect(count(sent, 'BEGIN')).toBe(0)
})

test('an index that the site can do without is logged if it fails, and the others are made', async () => {
  const { client, sent } = clientOf([], 'CREATE INDEX CONCURRENTLY articles_listed_idx')
  const lease = leaseOf()
  await makeIndexes(client, concurrentIndexes, lease)
  expect(jest.mocked(console.error).mock.calls).toEqual([
    ['The index articles_listed_idx could not be made:', new Error('canceled')],
  ])
  jest.mocked(console.error).mockClear()
  expect(count(sent, 'CREATE INDEX CONCURRENTLY')).toBe(total)
  expect(lease.release).toHaveBeenCalledTimes(1)
})
