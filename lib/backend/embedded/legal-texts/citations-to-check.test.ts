import { beforeAll, describe, expect, jest, test } from '@jest/globals'
import { databases, mockPayloadWith, sql, type Database } from '../database/migrated-database'

const law = ['1/2020/qh14#LAW', '1/2020/QH14']
const named = ['1/2020/qh14', '1/2020/QH14']
const decree = ['2/2021/nd-cp#DECREE', '2/2021/NĐ-CP']
const known = ['3/2022/qh15#LAW', '3/2022/QH15']
const withoutYear = ['4-ct', '4-CT']
const knownWithoutYear = ['5-ct', '5-CT']
const onlyDrafts = ['6/2023/qh15#LAW', '6/2023/QH15']
const byName = ['dat dai@2013', null]

const articles: { status?: string; deleted?: boolean; cites: (readonly (string | null)[])[] }[] = [
  { cites: [law, named, decree, known, byName] },
  { cites: [law, withoutYear, knownWithoutYear] },
  { cites: [named] },
  ...Array.from({ length: 5 }, () => ({ cites: [decree] })),
  { cites: [decree, law, onlyDrafts], status: 'draft' },
  { cites: [decree, law, onlyDrafts], deleted: true },
]

describe.each(databases)('on %s', (_, open) => {
  let database: Database
  let toCheck: typeof import('./citations-to-check')
  let citing: typeof import('./citing-articles')

  beforeAll(async () => {
    database = await open()
    mockPayloadWith(database)
    jest.doMock('./legal-texts', () => ({}))
    for (const [i, { status = 'published', deleted, cites }] of articles.entries()) {
      const id = i + 1
      const deletedAt = deleted ? '2026-11-27T00:00:00.000Z' : null
      await database.run(
        sql`INSERT INTO articles (id, title, slug, _status, deleted_at)
          VALUES (${id}, ${`Bài ${id}`}, ${`bai-${id}`}, ${status}, ${deletedAt})`,
      )
      for (const [cited, number] of cites)
        await database.run(
          sql`INSERT INTO article_citations (article_id, cited, number) VALUES (${id}, ${cited}, ${number})`,
        )
    }
    for (const [id, number, key] of [
      [1, known[1], known[0]],
      [2, knownWithoutYear[1], `${knownWithoutYear[0]}@2024-05-01`],
    ] as [number, string, string][]) {
      await database.run(
        sql`INSERT INTO legal_texts (id, number, kind, title_vi, issuer_vi) VALUES (${id}, ${number}, 'LAW', 'Luật', 'QH')`,
      )
      await database.run(
        sql`INSERT INTO legal_texts_texts ("order", parent_id, path, text) VALUES (1, ${id}, 'keys', ${key})`,
      )
    }
    toCheck = await import('./citations-to-check')
    citing = await import('./citing-articles')
  })

  test('unknown numbers are listed by how many public articles cite them, with the newest five', async () => {
    const results = await toCheck.unknownNumbers(20)
    expect(results.map(({ number, total }) => [number, total])).toEqual([
      ['2/2021/NĐ-CP', 6],
      ['1/2020/QH14', 3],
      ['4-CT', 1],
    ])
    expect(results[0]?.articles).toEqual([8, 7, 6, 5, 4].map((id) => ({ id, title: `Bài ${id}` })))
    expect(results[1]?.articles.map(({ id }) => id)).toEqual([3, 2, 1])
  })

  test('an article that cites a text by several keys counts once', async () => {
    const groups = [
      { of: 'both', keys: [law[0] ?? '', named[0] ?? ''] },
      { of: 'by name', keys: [byName[0] ?? ''] },
      { of: 'drafts', keys: [onlyDrafts[0] ?? ''] },
    ]
    expect([...(await citing.totalsOf(groups))].toSorted()).toEqual([
      ['both', 3],
      ['by name', 1],
    ])
    expect(await citing.totalsOf([])).toEqual(new Map())
  })
})
