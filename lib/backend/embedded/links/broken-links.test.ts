import { beforeAll, describe, expect, jest, test } from '@jest/globals'
import { databases, sql, type Database } from '../database/migrated-database'

describe.each(databases)('on %s', (_, open) => {
  let database: Database
  let storeChecked: (article: number, today: string, addresses?: string[]) => Promise<void>

  beforeAll(async () => {
    database = await open()
    const payload = { db: { drizzle: {}, execute: database.execute } } as never
    jest.doMock('../database/transaction', () => ({
      inTransaction: (_payload: unknown, work: (req: unknown) => Promise<unknown>) => work({ payload }),
      transactionOf: () => Promise.resolve({}),
    }))
    await database.run(sql`INSERT INTO articles (id, title, slug, _status) VALUES (1, 'a', 'a', 'published')`)
    const broken = await import('./broken-links')
    storeChecked = (article, today, addresses = ['https://gone.example/']) =>
      broken.storeChecked(payload, article, new Map(addresses.map((each) => [each, 'GONE'])), today)
  })

  const stored = () => database.run(sql`SELECT article_id, address, since, seen, days FROM broken_links`)

  test('what a check finds is stored, and counted by days, but not for an article that was deleted meanwhile', async () => {
    await storeChecked(1, '2028-02-28')
    await storeChecked(1, '2028-02-29')
    await storeChecked(1, '2028-02-29')
    const link = { article_id: 1, address: 'https://gone.example/', since: '2028-02-28', seen: '2028-02-29', days: 2 }
    await storeChecked(2, '2028-02-28')
    expect(await stored()).toEqual([link])
    await storeChecked(1, '2028-03-01', [])
    expect(await stored()).toEqual([])
  })
})
