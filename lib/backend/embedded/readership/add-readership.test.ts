import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { Payload } from 'payload'
import { migratedSqlite, sqlStandIn } from '../search/migrated-sqlite'

jest.doMock('@payloadcms/db-sqlite', () => ({ sql: sqlStandIn }))
jest.doMock('../payload', () => ({}))
jest.doMock('../database/transaction', () => ({}))

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-06-30T18:00:00Z'), doNotFake: ['nextTick', 'setImmediate'] })
})

afterEach(() => {
  jest.useRealTimers()
})

test('counts of searches that found nothing are deleted after 90 days in Hanoi, of missing addresses after 30', async () => {
  const { migrations } = await import('../migrations/sqlite')
  const { database, payload } = await migratedSqlite(migrations)
  // In Hanoi it is 1 July.
  database.exec(`INSERT INTO empty_searches (day, words, searches) VALUES
    ('2026-07-01', 'hom nay', 1), ('2026-04-02', 'chin muoi ngay', 2), ('2026-04-01', 'cu hon', 3), ('2025-07-01', 'cu', 4)`)
  database.exec(`INSERT INTO missing_addresses (day, path, requests) VALUES
    ('2026-06-01', '/ba-muoi-ngay', 1), ('2026-05-31', '/cu-hon', 1)`)
  const { removeOldReadership } = await import('./add-readership')
  await removeOldReadership(payload as unknown as Payload)
  const remaining = (column: string, table: string) =>
    database
      .prepare(`SELECT ${column} AS name FROM ${table} ORDER BY day`)
      .all()
      .map(({ name }) => name)
  expect(remaining('words', 'empty_searches')).toEqual(['chin muoi ngay', 'hom nay'])
  expect(remaining('path', 'missing_addresses')).toEqual(['/ba-muoi-ngay'])
})
