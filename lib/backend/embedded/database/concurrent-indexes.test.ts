import { beforeEach, expect, jest, test } from '@jest/globals'
import { concurrentIndexes, makeIndexes, missingIndexes } from './concurrent-indexes'

/** A client of a database that has these indexes, and the statements that it was sent. */
function clientOf(existing: { name: string; valid: boolean }[], lockAnswers: boolean[] = []) {
  const sent: string[] = []
  const query = (statement: string) => {
    sent.push(statement.replace(/\s+/g, ' '))
    if (statement.includes('pg_index')) return Promise.resolve({ rows: existing })
    return Promise.resolve({ rows: statement.includes('pg_try') ? [{ locked: lockAnswers.shift() ?? true }] : [] })
  }
  return { client: { query } as unknown as Parameters<typeof makeIndexes>[0], sent }
}

const all = (valid: boolean) => concurrentIndexes.map(({ name }) => ({ name, valid }))

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
})

test.each([
  ['no index', [], concurrentIndexes.length],
  ['indexes whose making was interrupted', all(false), concurrentIndexes.length],
  ['all of them', all(true), 0],
])('a database that has %s', async (_, existing, missing) => {
  const { client, sent } = clientOf(existing)
  expect(await missingIndexes(client)).toHaveLength(missing)
  await makeIndexes(client)
  const made = sent.filter((statement) => statement.startsWith('CREATE INDEX CONCURRENTLY'))
  expect(made).toHaveLength(missing)
  expect(sent.filter((statement) => statement.startsWith('DROP INDEX CONCURRENTLY'))).toHaveLength(missing)
  expect(sent.filter((statement) => statement.endsWith(' SET STATISTICS 0'))).toHaveLength(Math.min(missing, 1))
  expect(sent.some((statement) => /BEGIN/.test(statement))).toBe(false)
})

test('whoever waits for another instance asks again and again, and gives the lock back', async () => {
  const { client, sent } = clientOf([], [false, false])
  await makeIndexes(client, () => Promise.resolve(sent.push('wait')))
  expect(sent.filter((statement) => statement.includes('pg_try_advisory_lock'))).toHaveLength(3)
  expect(sent.filter((statement) => statement === 'wait')).toHaveLength(2)
  expect(sent.at(-1)).toContain('pg_advisory_unlock')
})
