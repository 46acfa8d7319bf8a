import { expect, jest, test } from '@jest/globals'
import type { Payload } from 'payload'
import { migratedSqlite, sqlStandIn } from './migrated-sqlite'

jest.doMock('@payloadcms/db-sqlite', () => ({ sql: sqlStandIn }))
jest.doMock('../database/transaction', () => ({
  inTransaction: (payload: Payload, work: (req: object) => unknown) => work({ payload }),
  transactionOf: () => Promise.resolve({}),
}))
jest.doMock('../picture-uses/stored-uses', () => ({}))

test('fills the words of pictures that have none, but not of one that is saved meanwhile', async () => {
  const { migrations } = await import('../migrations/sqlite')
  const { database, payload } = await migratedSqlite(migrations)
  database.exec(`INSERT INTO media (id, filename, alt, words) VALUES
    (1, 'hop.png', 'Cuộc họp', NULL), (2, 'cu.png', 'Cũ', NULL), (3, 'co.png', 'Có', 'co.png co')`)
  const { pictureWordsBackfill } = await import('./picture-words')
  const { execute } = payload.db
  jest.spyOn(payload.db, 'execute').mockImplementation(async (statement) => {
    const answer = await execute(statement)
    if (statement.sql.text.startsWith('SELECT'))
      database.exec(`UPDATE media SET alt = 'Mới', words = 'cu.png moi' WHERE id = 2`)
    return answer
  })
  expect(await pictureWordsBackfill.fillNext(payload as unknown as Payload, undefined)).toBe(2)
  const words = database.prepare('SELECT id, words FROM media ORDER BY id').all()
  expect(words.map((row) => row.words)).toEqual(['hop.png cuoc hop', 'cu.png moi', 'co.png co'])
  expect(await pictureWordsBackfill.fillNext(payload as unknown as Payload, 2)).toBeUndefined()
})
