import { beforeAll, describe, expect, jest, test } from '@jest/globals'
import type { ArticleType } from '@/lib/domain/sections'
import { databases, mockPayloadWith, sql } from '../database/migrated-database'
import { searchColumns } from './search-columns'

const filler = 'Một câu không nói gì về điều được tìm. '.repeat(40)
const html = `<p>${filler}</p><p>Tiền cọc &amp; thuế suất được ghi rõ.</p><p>${filler}</p>`
const body = { root: { children: [{ children: [{ text: filler }, { text: 'Nộp thuế môn bài.' }] }] } }

const articles = [
  { title: 'Thuế mới', type: 'NEWS', date: '2025-12-31T17:00:00.000Z', html: '<p>x</p>' },
  { title: 'Thuế cũ', type: 'RESEARCH', date: '2025-12-31T16:59:59.000Z', html: '<p>x</p>' },
  { title: 'Bài dài', type: 'NEWS', date: '2026-03-01T00:00:00.000Z', html },
  { title: 'Bài của trình soạn', type: 'NEWS', date: '2026-02-01T00:00:00.000Z', body: JSON.stringify(body) },
]

describe.each(databases)('on %s', (_, open) => {
  let searchSite: typeof import('./search-site')['searchSite']

  beforeAll(async () => {
    const database = await open()
    mockPayloadWith(database)
    jest.doMock('../members/members', () => ({ membersNamed: () => Promise.resolve([]) }))
    jest.doMock('../ecosystems', () => ({ partnersNamed: () => Promise.resolve([]) }))
    const summaryOf = (id: number) => ({ id: `bai-${id}`, title: articles[id - 1]?.title ?? '', summary: '' })
    jest.doMock('../articles/summaries', () => ({
      summariesOf: (ids: number[]) => Promise.resolve(ids.map(summaryOf)),
    }))
    for (const [i, { body: tree = null, date, html: text = null, title, type }] of articles.entries()) {
      const { titleFolded, titleMatch, words } = searchColumns({
        title,
        html: text ?? body.root.children[0]?.children[1]?.text ?? '',
        type: type as ArticleType,
      })
      await database.run(sql`
        INSERT INTO articles
          (id, title, slug, language, _status, create_date, title_match, title_folded, words, type, format, html, body)
        VALUES (${i + 1}, ${title}, ${`bai-${i + 1}`}, 'vi', 'published', ${date}, ${titleMatch}, ${titleFolded},
          ${words}, ${type}, ${tree === null ? 'HTML' : 'EDITOR'}, ${text}, ${tree})`)
    }
    await database.run(
      sql`INSERT INTO legal_texts (number, kind, title_vi, issuer_vi, slug)
        VALUES (${'31/2024/QH15'}, 'LAW', 'Luật Đất đai', 'Quốc hội', '31-2024-qh15')`,
    )
    ;({ searchSite } = await import('./search-site'))
  })

  const requested = { query: 'thue', language: 'vi', page: 1, limit: 100, titlesOnly: false } as const

  test.each([
    [{}, ['Bài của trình soạn', 'Bài dài', 'Thuế cũ', 'Thuế mới']],
    [{ type: 'NEWS' }, ['Bài của trình soạn', 'Bài dài', 'Thuế mới']],
    [{ year: 2026 }, ['Bài của trình soạn', 'Bài dài', 'Thuế mới']],
    [{ year: 2025 }, ['Thuế cũ']],
    [{ type: 'NEWS', year: 2025 }, []],
  ] as const)('with the filters %j', async (filters, titles) => {
    const { items, related = [] } = await searchSite({ ...requested, ...filters })
    expect([...items, ...related].map(({ title }) => title).sort()).toEqual(titles)
  })

  test('articles whose text alone has the words come with the text around them', async () => {
    const { related = [] } = await searchSite(requested)
    const excerpts = new Map(related.map(({ excerpt, title }) => [title, excerpt]))
    expect(excerpts.get('Bài dài')).toContain('Tiền cọc & thuế suất được ghi rõ.')
    expect(excerpts.get('Bài của trình soạn')).toContain('Nộp thuế môn bài.')
    for (const excerpt of excerpts.values()) expect(excerpt?.length ?? 0).toBeLessThan(250)
  })

  test.each([
    ['luật đất đai là gì', '31/2024/QH15'],
    ['luật 31/2024/QH-15 là gì', '31/2024/QH15'],
    ['là gì của ai', undefined],
  ])('a question finds texts of law by what it asks for: %s', async (query, number) => {
    const { beside } = await searchSite({ ...requested, query })
    expect(beside?.legalTexts[0]?.number).toBe(number)
  })
})
