import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { databases, sql, type Database } from '../database/migrated-database'

describe.each(databases)('on %s', (_, open) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
    await database.run(sql`INSERT INTO articles (id, slug) VALUES (1, 'bai')`)
  })

  beforeEach(async () => {
    await database.run(sql`DELETE FROM interacted_articles`)
    await database.run(sql`INSERT INTO interacted_articles (id, article_id, type, value, words, state, open_reports)
      VALUES (1, 1, 'COMMENT', 'Đất', 'dat', 'SHOWN', 0), (2, 1, 'COMMENT', 'Nhà', 'nha', 'SHOWN', 0)`)
  })

  test.each([
    ['an edit', sql`value = 'Thuế'`, null],
    ['an erasure', sql`value = '', state = 'REMOVED'`, null],
    ['a decision, which writes back the text', sql`value = 'Đất', state = 'HIDDEN'`, 'dat'],
    ['an erasure that empties the words', sql`value = '', words = ''`, ''],
  ])('%s leaves no words of another text', async (_name, change, words) => {
    await database.run(sql`UPDATE interacted_articles SET ${change} WHERE id = 1`)
    expect(await database.run(sql`SELECT words FROM interacted_articles ORDER BY id`)).toEqual([
      { words },
      { words: 'nha' },
    ])
  })
})
