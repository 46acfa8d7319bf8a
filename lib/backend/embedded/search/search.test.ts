import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { FoundArticles, SearchQuery } from '@/lib/backend/model'
import type { Language } from '@/lib/domain/languages'
import type { ArticleType } from '@/lib/domain/sections'
import { databases, mockPayloadWith, sql, type Database } from '../database/migrated-database'
import { searchColumns } from './search-columns'

interface Written {
  title: string
  text: string
  lead?: string
  language?: Language
  status?: string
  type?: ArticleType
  key?: string
}

const articles: Written[] = [
  { title: 'Luật Doanh nghiệp 2020', text: 'Thành lập và quản lý.' },
  { title: 'Công ty trách nhiệm hữu hạn', text: 'Vốn của thành viên.' },
  { title: 'Hỗ trợ doanh nghiệp nhỏ và vừa', text: 'Vay vốn.' },
  { title: 'Môi giới bất động sản', text: 'Chứng chỉ hành nghề.' },
  { title: 'Hợp đồng lao động', text: 'Thử việc.' },
  { title: 'Hỏi đáp', text: 'Người hỏi gửi HĐLĐ kèm theo.' },
  { title: 'Mẫu giấy tờ', text: 'Mã số HDLD2024.' },
  { title: 'Luật phá sản', text: 'Bản nháp chưa công bố.', status: 'draft' },
  { title: 'Commercial arbitration', text: 'Choosing a seat.', language: 'en' },
  { title: 'Labour law in brief', text: 'Working hours.', language: 'en' },
  { title: '个人信息保护', text: '处理规则。', language: 'zh' },
  { title: 'Tư vấn về sửa điều lệ', text: 'Theo Luật Doanh nghiệp số 59.' },
  { title: 'Thỏa thuận thực tập cho sinh viên luật tại doanh nghiệp', text: 'Ký kết.' },
  { title: 'Quản lý nhà chung cư', text: 'Ban quản trị.' },
  { title: 'Phí bảo trì', text: 'Phí của chung cư mới.' },
  { title: 'Chứng cứ điện tử', text: 'Cư dân nộp.' },
  { title: 'Giá trị của tài liệu', text: 'Là chứng cứ trước tòa.' },
  { title: 'Khóa môi giới', text: 'Khóa học tám tuần về đặt cọc.', type: 'TRAINING' },
  { title: 'Bế giảng khóa học môi giới', text: 'Đặt cọc.' },
  { title: 'Đặt cọc', text: 'Khi mua nhà.' },
  { title: 'Tiền mua nhà', lead: 'Đặt cọc thế nào.', text: 'Hỏi và đáp.' },
  { title: 'Ai đặt tiền, ai giữ cọc', text: 'Trả lời.' },
  { title: 'Nhãn hiệu', text: 'Tra cứu.', key: 'mark' },
  { title: 'Trademark search', text: 'Certificate.', language: 'en', key: 'mark' },
  { title: 'Trademark draft', text: 'Certificate.', language: 'en', key: 'hidden' },
  { title: 'Bản nháp về nhãn hàng', text: 'Chưa công bố.', status: 'draft', key: 'hidden' },
]

/** Statements of the dearest search: the list and the vocabulary, what is wrong is searched again, and other languages. */
const maxStatements = 30

describe.each(databases)('%s', (_, open) => {
  let database: Database
  let statements = 0
  let searchSite: (requested: SearchQuery) => Promise<FoundArticles>

  beforeAll(async () => {
    database = await open()
    mockPayloadWith(database, () => (statements += 1))
    const titleOf = (id: number) => ({ id: String(id), title: articles[id - 1]?.title ?? '' })
    jest.doMock('../articles/summaries', () => ({ summariesOf: (ids: number[]) => Promise.resolve(ids.map(titleOf)) }))
    for (const [i, article] of articles.entries()) await add(i + 1, article)
    ;({ searchSite } = await import('./search-site'))
  })

  async function add(id: number, { title, text, ...rest }: Written): Promise<void> {
    const { key = '', lead = 'Tóm tắt.', language = 'vi', status = 'published', type = 'NEWS' } = rest
    const { titleMatch, titleFolded, words } = searchColumns({ title, summary: lead, html: `<p>${text}</p>`, type })
    const date = new Date(Date.UTC(2026, 0, id)).toISOString()
    await database.run(
      sql`INSERT INTO articles
        (id, title, summary, slug, language, type, _status, create_date, title_match, title_folded, words,
          translation_key)
        VALUES (${id}, ${title}, ${lead}, ${`bai-${id}`}, ${language}, ${type}, ${status}, ${date}, ${titleMatch},
          ${titleFolded}, ${words}, ${key})`,
    )
  }

  beforeEach(() => {
    statements = 0
  })

  const search = (query: string, language: Language = 'vi', rest?: Partial<SearchQuery>): Promise<FoundArticles> =>
    searchSite({ query, language, page: 1, limit: 100, titlesOnly: false, ...rest, brief: true })

  const titles = async (query: string, language: Language = 'vi') =>
    (await search(query, language)).items.map(({ title }) => title)

  test.each<[language: Language, query: string, first: string, understood?: string]>([
    ['vi', 'luật doanh nghiệp', 'Luật Doanh nghiệp 2020'],
    ['vi', 'luaatj doanh nghieepj', 'Luật Doanh nghiệp 2020', 'luật doanh nghiệp'],
    ['vi', 'doang nghiep', 'Luật Doanh nghiệp 2020', 'doanh nghiep'],
    ['vi', 'TNHH', 'Công ty trách nhiệm hữu hạn'],
    ['vi', 'chứng cứ', 'Chứng cứ điện tử'],
    ['vi', 'khóa học môi giới', 'Khóa môi giới'],
    ['vi', 'đặt cọc', 'Đặt cọc'],
    ['en', 'arbitrations', 'Commercial arbitration'],
    ['en', 'arbitrtaion', 'Commercial arbitration', 'arbitration'],
    ['zh', '個人信息', '个人信息保护'],
    ['vi', 'trademark search', 'Nhãn hiệu'],
    ['vi', 'oanh nghiệp nhỏ', 'Hỗ trợ doanh nghiệp nhỏ và vừa'],
  ])('%s: %s finds %s', async (language, query, first, ...[understood]) => {
    const result = await search(query, language)
    expect([result.items[0]?.title, result.understood]).toEqual([first, understood])
    expect(result.total).toBe(result.items.length)
    expect(statements).toBeLessThanOrEqual(maxStatements)
  })

  test.each(['khong-co-bai-nao', 'biển báo', 'xyzxyz', '', '"*', '\\%_', 'xq\u19b0qx', 'trademark draft'])(
    '%j finds nothing',
    async (query) => {
      expect(await search(query)).toEqual({ items: [], page: 1, limit: 100, total: 0 })
      expect(statements).toBeLessThanOrEqual(maxStatements)
    },
  )

  test('what is only near is related, on the first page, and not counted', async () => {
    const asked = { query: 'hợp đồng lao động', language: 'vi', limit: 1, titlesOnly: false } as const
    const { total, related } = await searchSite({ ...asked, page: 1 })
    expect([total, related?.map(({ title }) => title)]).toEqual([1, ['Hỏi đáp']])
    expect(await searchSite({ ...asked, page: 2 })).not.toHaveProperty('related')
  })

  test('suggestions are titles that contain what is typed, with accents as typed first', async () => {
    const suggested = async (query: string) =>
      (await search(query, 'vi', { titlesOnly: true })).items.map(({ title }) => title)
    expect(await suggested('luaatj')).toEqual([])
    expect(statements).toBe(1)
    expect(await suggested('chung cư')).toEqual(['Quản lý nhà chung cư', 'Chứng cứ điện tử'])
  })

  test('pages do not overlap', async () => {
    const all = await titles('chung cu')
    const pages = await Promise.all(all.map((_title, i) => search('chung cu', 'vi', { page: i + 1, limit: 1 })))
    expect(pages.flatMap(({ items }) => items.map(({ title }) => title))).toEqual(all)
  })

  test('of more articles than are scored, those with all words in the title come first, whenever they were made', async () => {
    await add(1000, { title: 'Đất nền', text: 'Giá.' })
    for (let id = 1001; id <= 1400; id += 1) await add(id, { title: 'Bản tin về đất', text: 'Nền nhà.' })
    const { items, total } = await search('đất nền')
    expect([items[0]?.id, total <= 300]).toEqual(['1000', true])
    await database.run(sql`DELETE FROM articles WHERE id >= ${1000}`)
    expect((await search('đất nền')).total).toBe(0)
  })

  test('what is withdrawn, put into the trash or in another language is not found', async () => {
    const query = 'Biển báo'
    const total = async (language: Language = 'vi') => (await search(query, language)).total
    await add(2000, { title: query, text: 'Chữ.', status: 'draft' })
    expect(await total()).toBe(0)
    await database.run(sql`UPDATE articles SET _status = ${'published'} WHERE id = ${2000}`)
    expect(await total()).toBe(1)
    await database.run(sql`UPDATE articles SET deleted_at = ${'2026-01-01T00:00:00Z'} WHERE id = ${2000}`)
    expect(await total()).toBe(0)
    await database.run(sql`UPDATE articles SET deleted_at = NULL, language = ${'en'} WHERE id = ${2000}`)
    expect([await total(), await total('en')]).toEqual([0, 1])
    await database.run(sql`UPDATE articles SET _status = ${'draft'} WHERE id = ${2000}`)
    expect(await total('en')).toBe(0)
  })

  test.each([
    ['words', (i: number) => `tu${i}`],
    ['operators', () => 'NEAR("a" b) * - ^ : { } OR'],
  ])('1000 %s are searched', async (__, wordOf) => {
    const query = Array.from({ length: 1000 }, (___, i) => wordOf(i)).join(' ')
    for (const each of [query.slice(0, 200), query.slice(0, 2000)])
      expect((await search(each)).total).toBeLessThan(articles.length)
  })
})
