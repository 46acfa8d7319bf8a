import { beforeAll, describe, expect, jest, test } from '@jest/globals'
import { databases, mockPayloadWith, sql, type Database } from '../database/migrated-database'

interface Stored {
  id: number
  type?: string
  language?: string
  status?: string
  deleted?: boolean
  day?: number
}

const stored: Stored[] = [
  { id: 1, day: 1 },
  { id: 2, day: 3 },
  { id: 3, day: 3 },
  { id: 4, day: 2 },
  { id: 5, type: 'SERVICE', day: 9 },
  { id: 6, language: 'en', day: 8 },
  { id: 7, status: 'draft', day: 7 },
  { id: 8, deleted: true, day: 6 },
]

const dayOf = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString()

describe.each(databases)('on %s', (_, open) => {
  let database: Database
  let lists: typeof import('./list-articles')
  let rowCounts: number[] = []

  beforeAll(async () => {
    database = await open()
    mockPayloadWith(database, (rows) => rowCounts.push(rows.length))
    lists = await import('./list-articles')
    for (const { id, type = 'NEWS', language = 'vi', status = 'published', deleted, day = 1 } of stored)
      await insert(id, { type, language, status, deleted: deleted ? dayOf(day) : null, day: dayOf(day) })
    for (const { id, slug, language, key } of members)
      await database.run(
        sql`INSERT INTO members (id, full_name, slug, language, translation_key)
          VALUES (${id}, ${slug}, ${slug}, ${language}, ${key})`,
      )
    for (const [article, written] of Object.entries(authors))
      for (const member of written)
        await database.run(
          sql`INSERT INTO articles_authors (_order, _parent_id, id, name, member_id)
            VALUES (1, ${Number(article)}, ${`${article}-${member}`}, 'x', ${member})`,
        )
  })

  const members = [
    { id: 1, slug: 'an', language: 'vi', key: null },
    { id: 2, slug: 'an-en', language: 'en', key: 'an' },
    { id: 3, slug: 'binh', language: 'vi', key: '' },
  ]
  /** The members who wrote an article. */
  const authors = { 1: [1], 3: [2, 3], 6: [1], 7: [1], 8: [1] }

  const insert = (id: number, { type, language, status, deleted, day }: Record<string, string | null>) =>
    database.run(
      sql`INSERT INTO articles (id, slug, title, title_match, language, type, _status, create_date, updated_at, deleted_at)
        VALUES (${id}, ${`bai-${id}`}, ${`Bài ${id}`}, ${`bài ${id}`}, ${language}, ${type}, ${status}, ${day}, ${day},
          ${deleted})`,
    )

  const idsOf = ({ items, total }: { items: { id: string }[]; total: number }) => [
    items.map(({ id }) => Number(id.replace('bai-', ''))),
    total,
  ]
  const list = async (query: Partial<Parameters<typeof lists.listArticles>[0]> = {}) =>
    idsOf(await lists.listArticles({ search: '', page: 1, limit: 2, ...query }))

  test('published articles are listed newest first, the later of one day before the earlier', async () => {
    const news = { type: 'NEWS', language: 'vi' } as const
    expect(await list(news)).toEqual([[3, 2], 4])
    expect(await list({ ...news, page: 2 })).toEqual([[4, 1], 4])
    expect(await list({ ...news, page: 9 })).toEqual([[], 4])
    expect(await list({ type: 'NEWS', limit: 9 })).toEqual([[6, 3, 2, 4, 1], 5])
    expect(await list({ limit: 9 })).toEqual([[5, 6, 3, 2, 4, 1], 6])
    expect(await list({ type: 'RESEARCH', language: 'zh' })).toEqual([[], 0])
  })

  test('a course that is over comes last, and a day that cannot be read takes down no list', async () => {
    const course = { type: 'TRAINING', language: 'zh', status: 'published', deleted: null }
    for (const id of [21, 22, 23]) await insert(id, { ...course, day: dayOf(26 - id) })
    await database.run(
      sql`INSERT INTO articles_offer_dates (_order, _parent_id, id, first_day, last_day)
        VALUES (1, 21, 'over', '2025-01-01', '2025-01-02'), (1, 22, 'unread', NULL, '2999-01-02'),
          (2, 22, 'coming', '2999-01-03', '2999-01-04')`,
    )
    const { items } = await lists.listArticles({ type: 'TRAINING', language: 'zh', search: '', page: 1, limit: 9 })
    expect(items.map(({ id, offer }) => [id, offer?.dates.length])).toEqual([
      ['bai-22', 1],
      ['bai-23', undefined],
      ['bai-21', 1],
    ])
    await database.run(sql`DELETE FROM articles WHERE id > 20`)
  })

  test('of a topic its articles are listed, newest first, with their topics in their language and order', async () => {
    await database.run(
      sql`INSERT INTO topics (id, slug, name_vi, name_en, deleted_at) VALUES (1, 'thue', 'Thuế', 'thue-en', NULL),
        (2, 'hop-dong', 'Hợp đồng', 'hop-dong-en', NULL), (3, 'bo', 'Bỏ', 'bo-en', ${dayOf(1)})`,
    )
    await database.run(
      sql`INSERT INTO articles_rels ("order", parent_id, path, topics_id) VALUES (1, 1, 'topics', 2), (2, 1, 'topics', 1),
        (3, 1, 'topics', 3), (1, 6, 'topics', 1), (1, 3, 'topics', 1), (1, 7, 'topics', 1)`,
    )
    expect(await list({ topic: 'thue' })).toEqual([[6, 3], 3])
    expect(await list({ topic: 'thue', language: 'vi' })).toEqual([[3, 1], 2])
    for (const topic of ['bo', 'khac']) expect(await list({ topic })).toEqual([[], 0])
    const { items } = await lists.listArticles({ topic: 'thue', search: '', page: 1, limit: 9 })
    expect(items.map(({ topics }) => topics?.map(({ name }) => name))).toEqual([
      ['thue-en'],
      ['Thuế'],
      ['Hợp đồng', 'Thuế'],
    ])
  })

  test('of titles no more rows are read than are asked for', async () => {
    rowCounts = []
    const titles = await lists.listTitles({ type: 'NEWS', language: 'vi', limit: 3 })
    expect(titles).toEqual(
      [3, 2, 4].map((id) => ({ id: `bai-${id}`, title: `Bài ${id}`, type: 'NEWS', language: 'vi', isOver: false })),
    )
    expect(rowCounts).toEqual([3])
    expect((await lists.listTitles({ language: 'vi', limit: 1 })).map(({ id }) => id)).toEqual(['bai-5'])
  })

  test.each([
    ['an', 'vi', 9, [3, 1]],
    ['an', 'vi', 1, [3]],
    ['an', 'en', 9, [6]],
    ['binh', 'vi', 9, [3]],
    ['chi', 'vi', 9, []],
  ] as const)('of the person %s in %s, at most %d: %j', async (person, language, limit, ids) => {
    const results = await lists.articlesBy(person, language, limit)
    expect(results.map(({ id }) => Number(id.replace('bai-', '')))).toEqual(ids)
  })

  test('an article whose type or language cannot be read is neither listed nor counted', async () => {
    // PostgreSQL refuses such a value.
    if (database.name === 'postgres') return
    const log = jest.mocked(console.error)
    const odd = { status: 'published', deleted: null, day: dayOf(20) }
    await insert(20, { ...odd, type: '', language: 'vi' })
    await insert(21, { ...odd, type: 'NEWS', language: 'de' })
    expect(await list({ limit: 9 })).toEqual([[5, 6, 3, 2, 4, 1], 6])
    expect(log.mock.calls).toEqual([])
  })
})
