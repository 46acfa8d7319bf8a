import { expect, jest, test } from '@jest/globals'
import type { Column } from '@payloadcms/db-postgres/drizzle'

type Like = (column: Column, value: unknown) => never

const columnOf = (table: string, name: string) => ({ name, table }) as unknown as Column

test('only folded texts are compared with their case', async () => {
  const operator =
    (name: string): Like =>
    (column, value) =>
      [name, column.name, value] as never
  jest.doMock('@payloadcms/db-postgres/drizzle', () => ({
    like: operator('LIKE'),
    getTableName: (name: string) => name,
  }))
  const { likeForFoldedTexts } = await import('./like-for-folded-texts')
  const database = { operators: { like: operator('ILIKE'), equals: operator('=') } }
  likeForFoldedTexts(database)
  const { like, equals } = database.operators
  for (const table of ['media', 'interacted_articles'])
    expect(like(columnOf(table, 'words'), '%luat%')).toEqual(['LIKE', 'words', '%luat%'])
  expect(like(columnOf('articles', 'words'), '%Luật%')).toEqual(['ILIKE', 'words', '%Luật%'])
  expect(like(columnOf('media', 'alt'), '%Lan%')).toEqual(['ILIKE', 'alt', '%Lan%'])
  expect(equals(columnOf('media', 'words'), 'luat')).toEqual(['=', 'words', 'luat'])
})
