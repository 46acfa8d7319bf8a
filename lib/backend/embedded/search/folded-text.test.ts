import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { Payload } from 'payload'
import type { Backfill } from '../backfill/backfill'
import { databases, sql, type Database, type Statement } from '../database/migrated-database'

const comment = (id: number, value: string | null, words: string | null) =>
  sql`INSERT INTO interacted_articles (id, article_id, type, value, words, state, open_reports)
    VALUES (${id}, 1, 'COMMENT', ${value}, ${words}, 'SHOWN', 0)`

const image = (id: number, alt: string | null, words: string | null) =>
  sql`INSERT INTO media (id, filename, alt, words) VALUES (${id}, ${`A${id}.png`}, ${alt}, ${words})`

interface Kind {
  table: 'media' | 'interacted_articles'
  insert: typeof comment
  save: Statement
  filled: string[]
}

const kinds: Kind[] = [
  {
    table: 'interacted_articles',
    insert: comment,
    save: sql`UPDATE interacted_articles SET value = 'Mới', words = 'moi' WHERE id = 2`,
    filled: ['hoi ve dat dai', 'moi', 'co', ''],
  },
  {
    table: 'media',
    insert: image,
    save: sql`UPDATE media SET alt = 'Mới', words = 'moi' WHERE id = 2`,
    filled: ['a1.png hoi ve dat dai', 'moi', 'a3.png khac', 'a4.png '],
  },
]

describe.each(databases)('on %s', (_, open) => {
  let database: Database
  const fillings = new Map<Kind['table'], Backfill>()

  beforeAll(async () => {
    database = await open()
    jest.doMock('../database/transaction', () => ({
      inTransaction: async (payload: Payload, work: (req: object) => unknown) => {
        await database.run(sql`BEGIN`)
        const result = await work({ payload })
        await database.run(sql`COMMIT`)
        return result
      },
      transactionOf: () => Promise.resolve({}),
    }))
    await database.run(sql`INSERT INTO articles (id, slug) VALUES (1, 'bai')`)
    fillings.set('interacted_articles', (await import('./comment-words')).commentWordsBackfill)
    fillings.set('media', (await import('./image-words')).imageWordsBackfill)
  })

  beforeEach(async () => {
    for (const { table } of kinds) await database.run(sql`DELETE FROM ${sql.raw(table)}`)
  })

  test.each(kinds)(
    '$table: those that have none get them, images of other words too, but not one that is saved meanwhile',
    async (kind) => {
      const { table, insert, save, filled } = kind
      await database.run(insert(1, 'Hỏi về ĐẤT đai', null))
      await database.run(insert(2, 'Cũ', null))
      await database.run(insert(3, 'Khác', 'co'))
      await database.run(insert(4, null, null))
      const execute = async ({ sql: statement }: { sql: Statement }) => {
        const rows = await database.run(statement)
        if (statement.texts[0]?.startsWith('SELECT')) await database.run(save)
        return { rows }
      }
      const payload = { db: { name: database.name, drizzle: {}, execute } } as unknown as Payload
      const fill = (after?: number) => fillings.get(table)?.fillNext(payload, after)
      expect(await fill()).toBe(4)
      const rows = await database.run(sql`SELECT words FROM ${sql.raw(table)} ORDER BY id`)
      expect(rows).toEqual(filled.map((words) => ({ words })))
      expect(await fill(4)).toBeUndefined()
    },
  )
})
