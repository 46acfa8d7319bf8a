import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Payload } from 'payload'
import { databases, mockPayloadWith, sql, type Database } from '../database/migrated-database'

const articles = [
  { id: 1, views: { '2026-06-01': 2, '2026-06-02': 3 } },
  { id: 2, views: { '2026-06-01': 9 }, deleted: '2026-06-03T00:00:00.000Z' },
  { id: 3, views: { '2026-05-31': 50, '2026-06-02': 5 } },
  { id: 4, views: { '2026-06-02': 7 } },
  { id: 5, views: { '2026-05-31': 8 } },
]

describe.each(databases)('on %s', (_, open) => {
  let database: Database
  let payload: Payload
  let read: typeof import('./read-readership').readReadership

  beforeAll(async () => {
    database = await open()
    mockPayloadWith(database)
    for (const { id, views, deleted = null } of articles) {
      await database.run(
        sql`INSERT INTO articles (id, title, slug, deleted_at) VALUES (${id}, ${`Bài ${id}`}, ${`bai-${id}`}, ${deleted})`,
      )
      for (const [day, count] of Object.entries(views))
        await database.run(sql`INSERT INTO article_views (day, article_id, views) VALUES (${day}, ${id}, ${count})`)
    }
    for (const [day, words, count] of [
      ['2026-06-01', 'hom nay', 1],
      ['2026-06-02', 'ngay mai', 3],
      ['2026-05-31', 'hom qua', 9],
    ] as const)
      await database.run(sql`INSERT INTO empty_searches (day, words, searches) VALUES (${day}, ${words}, ${count})`)
    payload = { db: { drizzle: {}, execute: database.execute } } as unknown as Payload
    read = (await import('./read-readership')).readReadership
  })

  test('what was read most since a day comes first, without what is in the trash', async () => {
    const result = await read(payload, '2026-06-01', 10)
    expect(result.articles).toEqual([
      { id: 4, title: 'Bài 4', views: 7 },
      { id: 1, title: 'Bài 1', views: 5 },
      { id: 3, title: 'Bài 3', views: 5 },
    ])
    expect(result.days).toEqual([
      { day: '2026-06-01', views: 11 },
      { day: '2026-06-02', views: 15 },
    ])
    expect(result.searches).toEqual([
      { words: 'ngay mai', searches: 3 },
      { words: 'hom nay', searches: 1 },
    ])
  })
})
