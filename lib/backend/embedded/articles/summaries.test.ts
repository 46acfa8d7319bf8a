import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { databases, mockPayloadWith, sql, type Database } from '../database/migrated-database'

const [shown, trashed] = [1, 2]

const day = new Date(Date.UTC(2026, 0, 5))

describe.each(databases)('on %s', (_, open) => {
  let database: Database
  let summaries: typeof import('./summaries')
  let addresses: typeof import('../addresses')

  beforeAll(async () => {
    database = await open()
    mockPayloadWith(database)
    await database.run(
      sql`INSERT INTO media (id, filename, focal_x, focal_y, deleted_at)
        VALUES (${shown}, 'anh-1.png', 20, 30, NULL), (${trashed}, 'anh-2.png', 20, 30, ${day.toISOString()})`,
    )
    summaries = await import('./summaries')
    addresses = await import('../addresses')
  })

  beforeEach(async () => {
    await database.run(sql`DELETE FROM articles WHERE id > ${0}`)
  })

  const insert = (id: number, { picture = null, type = 'NEWS' }: { picture?: number | null; type?: string } = {}) =>
    database.run(
      sql`INSERT INTO articles (id, slug, title, summary, language, type, _status, create_date, updated_at, preview_image_id)
        VALUES (${id}, ${`bai-${id}`}, ${`Bài ${id}`}, ${'Tóm tắt'}, ${'vi'}, ${type}, ${'published'},
          ${day.toISOString()}, ${day.toISOString()}, ${picture})`,
    )

  test('articles are in the order of their ids, with what lists show, without images in the trash', async () => {
    await insert(1, { picture: shown })
    await insert(2, { picture: trashed })
    const [second, first, ...others] = await summaries.summariesOf([2, 1, 3])
    expect(others).toEqual([])
    expect(second).toMatchObject({ id: 'bai-2', previewImage: undefined, previewFocus: undefined })
    expect(first).toMatchObject({
      id: 'bai-1',
      title: 'Bài 1',
      summary: 'Tóm tắt',
      translationKey: 'bai-1',
      createDate: day,
      updatedDate: day,
      previewImage: expect.stringContaining('anh-1.png'),
      previewFocus: { x: 20, y: 30 },
    })
  })

  test('an article whose row cannot be read is left out, and logged once by its address', async () => {
    // PostgreSQL refuses such a value.
    if (database.name === 'postgres') return
    const log = jest.mocked(console.error)
    await insert(1)
    await insert(2, { type: '' })
    await insert(3)
    for (let i = 0; i < 2; i += 1) {
      expect((await summaries.summariesOf([3, 2, 1])).map(({ id }) => id)).toEqual(['bai-3', 'bai-1'])
      const { items, translations } = await addresses.listAddresses({ page: 1, limit: 10 })
      expect(items.map(({ id }) => id)).toEqual(['bai-3', 'bai-1'])
      expect(translations.map(({ id }) => id)).toEqual(['bai-3', 'bai-1'])
    }
    expect(log.mock.calls.map(([message]) => message)).toEqual([
      '"bai-2" is left out of the lists:',
      '"bai-2" is left out of the addresses of articles:',
    ])
    log.mockClear()
  })
})
