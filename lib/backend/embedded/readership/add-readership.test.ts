import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { Payload } from 'payload'
import { databases, mockPayloadWith, sql, type Database } from '../database/migrated-database'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-06-30T18:00:00Z'), doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] })
})

afterEach(() => {
  jest.useRealTimers()
})

describe.each(databases)('on %s', (_, open) => {
  let database: Database
  let removeOldReadership: typeof import('./add-readership')['removeOldReadership']

  beforeAll(async () => {
    database = await open()
    mockPayloadWith(database)
    jest.doMock('../database/transaction', () => ({ transactionOf: () => Promise.resolve({}) }))
    removeOldReadership = (await import('./add-readership')).removeOldReadership
  })

  test('counts of searches that found nothing are deleted after 90 days in Hanoi, of missing addresses after 30', async () => {
    // In Hanoi it is 1 July.
    await database.run(sql`INSERT INTO empty_searches (day, words, searches) VALUES
      ('2026-07-01', 'hom nay', 1), ('2026-04-02', 'chin muoi ngay', 2), ('2026-04-01', 'cu hon', 3)`)
    await database.run(sql`INSERT INTO missing_addresses (day, path, requests) VALUES
      ('2026-06-01', '/ba-muoi-ngay', 1), ('2026-05-31', '/cu-hon', 1)`)
    await removeOldReadership({ db: { drizzle: {}, execute: database.execute } } as unknown as Payload)
    expect(await database.run(sql`SELECT words FROM empty_searches ORDER BY day`)).toEqual([
      { words: 'chin muoi ngay' },
      { words: 'hom nay' },
    ])
    expect(await database.run(sql`SELECT path FROM missing_addresses`)).toEqual([{ path: '/ba-muoi-ngay' }])
  })
})
