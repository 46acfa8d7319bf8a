import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { FoundArticles, SearchQuery } from '@/lib/backend/model'
import type { Language } from '@/lib/domain/languages'
import type { ArticleType } from '@/lib/domain/sections'
import { databases, migrateAll, mockPayloadWith, sql, type Database } from '../database/migrated-database'
import { searchColumns } from './search-columns'

/** The search of databases that all migrations have made: SQLite, and PostgreSQL where TEST_DATABASE_URL names one. */

interface Written {
  title: string
  text: string
  lead?: string
  language?: Language
  status?: string
  type?: ArticleType
  /** The key that its translations share. */
  key?: string
}

const articles: Written[] = [
  { title: 'Luật Doanh nghiệp 2020', text: 'Thành lập và quản lý.' },
  { title: 'Nghị quyết của Quốc hội', text: 'Kỳ họp thứ tám.' },
  { title: 'Công ty trách nhiệm hữu hạn', text: 'Vốn của thành viên.' },
  { title: 'Hoàn thuế GTGT', text: 'Hồ sơ hoàn thuế.' },
  { title: 'Thuế giá trị gia tăng của hàng nhập khẩu', text: 'Cách tính.' },
  { title: 'Thuế thu nhập doanh nghiệp', text: 'Chi phí được trừ.' },
  { title: 'Hỗ trợ doanh nghiệp nhỏ và vừa', text: 'Vay vốn.' },
  { title: 'Hóa đơn điện tử', text: 'Thời điểm lập.' },
  { title: 'Môi giới bất động sản', text: 'Chứng chỉ hành nghề.' },
  { title: 'Hợp đồng lao động', text: 'Thử việc.' },
  { title: 'Bảo hiểm xã hội một lần', text: 'Điều kiện hưởng.' },
  { title: 'Đăng ký sở hữu trí tuệ', text: 'Nhãn hiệu.' },
  { title: 'Phòng cháy chữa cháy tại nhà xưởng', text: 'Nghiệm thu.' },
  { title: 'Hỏi đáp', text: 'Người hỏi gửi HĐLĐ kèm theo.' },
  { title: 'Mẫu giấy tờ', text: 'Mã số HDLD2024.' },
  { title: 'Luật phá sản', text: 'Bản nháp chưa công bố.', status: 'draft' },
  { title: 'Tax on foreign contractors', text: 'Withholding.', language: 'en' },
  { title: 'Buying an apartment', text: 'Ownership by foreigners.', language: 'en' },
  { title: 'Commercial arbitration', text: 'Choosing a seat.', language: 'en' },
  { title: 'E-invoice consultation week', text: 'Free advice.', language: 'en' },
  { title: 'Labour law in brief', text: 'Working hours.', language: 'en' },
  { title: '个人信息保护', text: '处理规则。', language: 'zh' },
  { title: '中小企业贷款', text: '条件。', language: 'zh' },
  { title: 'Tư vấn về sửa điều lệ', text: 'Theo Luật Doanh nghiệp số 59.' },
  { title: 'Thỏa thuận thực tập cho sinh viên luật tại doanh nghiệp', text: 'Ký kết.' },
  { title: 'Quản lý nhà chung cư', text: 'Ban quản trị.' },
  { title: 'Phí bảo trì', text: 'Phí của chung cư mới.' },
  { title: 'Chứng cứ điện tử', text: 'Cư dân nộp.' },
  { title: 'Giá trị của tài liệu', text: 'Là chứng cứ trước tòa.' },
  {
    title: 'Luật Bảo vệ dữ liệu cá nhân có hiệu lực',
    lead: 'Luật số 91/2025/QH15 được áp dụng.',
    text: 'Luật Bảo vệ dữ liệu cá nhân số 91/2025/QH15.',
  },
  {
    title: 'Tín dụng ngân hàng',
    text: 'Luật bảo vệ dữ liệu của cá nhân. Bộ luật Dân sự số 91/2015.',
  },
  { title: 'Khảo sát dữ liệu cá nhân', text: 'Luật Bảo vệ dữ liệu cá nhân số 91/2025/QH15.' },
  { title: 'Khóa môi giới', text: 'Khóa học tám tuần về đặt cọc.', type: 'TRAINING' },
  { title: 'Bế giảng khóa học môi giới', text: 'Đặt cọc.' },
  { title: 'Đặt cọc', text: 'Khi mua nhà.' },
  { title: 'Tiền mua nhà', lead: 'Đặt cọc thế nào.', text: 'Hỏi và đáp.' },
  { title: 'Ai đặt tiền, ai giữ cọc', text: 'Trả lời.' },
  { title: 'Contract review', text: 'Send e-mails with invoices.', language: 'en' },
  { title: 'Điểm tin', text: 'Học phí, bảo vệ, duy trì, trong tuần.' },
  { title: 'Nhãn hiệu', text: 'Tra cứu.', key: 'mark' },
  { title: 'Trademark search', text: 'Certificate.', language: 'en', key: 'mark' },
  { title: 'Trademark draft', text: 'Certificate.', language: 'en', key: 'hidden' },
  { title: 'Bản nháp về nhãn hàng', text: 'Chưa công bố.', status: 'draft', key: 'hidden' },
]

/** Statements of the dearest search: two that find nothing, one for the vocabulary and four words, and one that finds. */
const mostStatements = 13

describe.each(databases)('%s', (_, open) => {
  let database: Database
  let statements = 0
  let searchArticles: (asked: SearchQuery) => Promise<FoundArticles>

  beforeAll(async () => {
    database = await open()
    mockPayloadWith(database, () => (statements += 1))
    const titleOf = (id: number) => ({ id: String(id), title: articles[id - 1]?.title ?? '' })
    jest.doMock('../articles/summaries', () => ({ summariesOf: (ids: number[]) => Promise.resolve(ids.map(titleOf)) }))
    await migrateAll(database)
    for (const [i, article] of articles.entries()) await add(i + 1, article)
    const [loaded, { suggestTitles }] = [await import('./search'), await import('./titles')]
    searchArticles = (asked) =>
      asked.titlesOnly ? suggestTitles(asked) : loaded.searchArticles(asked, loaded.meaningOf(asked))
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

  afterAll(() => database.close())

  const search = (query: string, language: Language = 'vi', titlesOnly = false): Promise<FoundArticles> =>
    searchArticles({ query, language, page: 1, limit: 100, titlesOnly })

  const titles = async (query: string, language: Language = 'vi') =>
    (await search(query, language)).items.map(({ title }) => title)

  test.each<[language: Language, query: string, first: string, understood: string | undefined]>([
    ['vi', 'luật doanh nghiệp', 'Luật Doanh nghiệp 2020', undefined],
    ['vi', 'luat doanh nghiep', 'Luật Doanh nghiệp 2020', undefined],
    ['vi', 'luaatj doanh nghieepj', 'Luật Doanh nghiệp 2020', 'luật doanh nghiệp'],
    ['vi', 'nghij quyeets', 'Nghị quyết của Quốc hội', 'nghị quyết'],
    ['vi', 'lua65t', 'Luật Bảo vệ dữ liệu cá nhân có hiệu lực', 'luật'],
    ['vi', 'TNHH', 'Công ty trách nhiệm hữu hạn', 'trách nhiệm hữu hạn'],
    ['vi', 'GTGT', 'Hoàn thuế GTGT', 'giá trị gia tăng'],
    ['vi', 'TNDN', 'Thuế thu nhập doanh nghiệp', 'thu nhập doanh nghiệp'],
    ['vi', 'DNNVV', 'Hỗ trợ doanh nghiệp nhỏ và vừa', 'doanh nghiệp nhỏ và vừa'],
    ['vi', 'SME', 'Hỗ trợ doanh nghiệp nhỏ và vừa', 'doanh nghiệp nhỏ và vừa'],
    ['vi', 'luật dn', 'Luật Doanh nghiệp 2020', 'luật doanh nghiệp'],
    ['vi', 'hd dien tu', 'Hóa đơn điện tử', 'hợp đồng / hóa đơn dien tu'],
    ['vi', 'moi gioi bds', 'Môi giới bất động sản', 'moi gioi bất động sản'],
    ['vi', 'HĐLĐ', 'Hợp đồng lao động', 'hợp đồng lao động'],
    ['vi', 'BHXH', 'Bảo hiểm xã hội một lần', 'bảo hiểm xã hội'],
    ['vi', 'SHTT', 'Đăng ký sở hữu trí tuệ', 'sở hữu trí tuệ'],
    ['vi', 'PCCC', 'Phòng cháy chữa cháy tại nhà xưởng', 'phòng cháy chữa cháy'],
    ['vi', 'luaatj DN', 'Luật Doanh nghiệp 2020', 'luật doanh nghiệp'],
    ['en', 'taxes', 'Tax on foreign contractors', undefined],
    ['en', 'apartments', 'Buying an apartment', undefined],
    ['en', 'arbitrations', 'Commercial arbitration', undefined],
    ['en', 'einvoice', 'E-invoice consultation week', undefined],
    ['en', 'labor law', 'Labour law in brief', undefined],
    ['zh', '個人信息', '个人信息保护', '个人信息'],
    ['zh', 'SME貸款', '中小企业贷款', '中小企业贷款'],
  ])('%s: %s finds %s', async (language, query, first, understood) => {
    const found = await search(query, language)
    expect([found.items[0]?.title, found.understood]).toEqual([first, understood])
    expect(found.total).toBe(found.items.length)
    expect(statements).toBeLessThanOrEqual(mostStatements)
  })

  test('full texts find texts that have the abbreviation, after those that have them in their titles', async () => {
    expect((await search('hợp đồng lao động')).items.map(({ title }) => title)).toEqual([
      'Hợp đồng lao động',
      'Hỏi đáp',
    ])
    expect((await search('giá trị gia tăng')).items.map(({ title }) => title)).toEqual([
      'Thuế giá trị gia tăng của hàng nhập khẩu',
      'Hoàn thuế GTGT',
    ])
  })

  test.each(['khong-co-bai-nao', 'luaatj phas sanr', 'biển báo', 'giai xyzxyz', '', '"*', '\\%_', 'xq\u19b0qx'])(
    '%j finds nothing',
    async (query) => {
      expect(await search(query)).toEqual({ items: [], page: 1, limit: 100, total: 0 })
      expect(statements).toBeLessThanOrEqual(mostStatements)
    },
  )

  test.each(['luaatj', 'TNHH', 'taxes'])('suggestions for %s are titles that contain it as typed', async (query) => {
    expect((await search(query, 'vi', true)).items).toEqual([])
    expect(statements).toBe(1)
  })

  test.each([
    ['luật doanh nghiệp', ['Luật Doanh nghiệp 2020', 'Tư vấn về sửa điều lệ']],
    ['chung cư', ['Quản lý nhà chung cư', 'Phí bảo trì', 'Chứng cứ điện tử', 'Giá trị của tài liệu']],
    ['chứng cứ', ['Chứng cứ điện tử', 'Giá trị của tài liệu', 'Quản lý nhà chung cư', 'Phí bảo trì']],
    ['chung cu', ['Chứng cứ điện tử', 'Quản lý nhà chung cư', 'Giá trị của tài liệu', 'Phí bảo trì']],
    [
      'luật bảo vệ dữ liệu cá nhân số 91',
      ['Luật Bảo vệ dữ liệu cá nhân có hiệu lực', 'Khảo sát dữ liệu cá nhân', 'Tín dụng ngân hàng'],
    ],
    ['khóa học môi giới', ['Khóa môi giới', 'Bế giảng khóa học môi giới']],
    ['đặt cọc', ['Đặt cọc', 'Tiền mua nhà', 'Bế giảng khóa học môi giới', 'Khóa môi giới', 'Ai đặt tiền, ai giữ cọc']],
  ])('%s: what fits best comes first, in the same order on every database', async (query, expected) => {
    expect((await titles(query)).slice(0, expected.length)).toEqual(expected)
  })

  test('what is one thing in other forms comes before words that are scattered', async () => {
    expect(await titles('e-invoices', 'en')).toEqual(['E-invoice consultation week', 'Contract review'])
  })

  test.each([
    ['doang nghiep', 'doanh nghiep', 'Luật Doanh nghiệp 2020'],
    ['luat dnah nghiep', 'luat doanh nghiep', 'Luật Doanh nghiệp 2020'],
    ['luật dnah nghiệp', 'luật doanh nghiệp', 'Luật Doanh nghiệp 2020'],
    ['luaatj doanh nghiepj', 'luật doanh nghiệp', 'Luật Doanh nghiệp 2020'],
    ['Hóa đơn điên ttử', 'Hóa đơn điên tử', 'Hóa đơn điện tử'],
  ])('%s: one or two wrong letters are corrected to %s', async (query, suggestion, first) => {
    const found = await search(query)
    expect([found.suggestion, found.items[0]?.title]).toEqual([suggestion, first])
    expect(statements).toBeLessThanOrEqual(mostStatements)
  })

  test.each<[query: string, language: Language, titles: string[], understood?: string]>([
    ['trademark search', 'vi', ['Nhãn hiệu']],
    ['nhãn hiệu', 'en', ['Trademark search']],
    ['trademark draft', 'vi', []],
    ['bank trademark certificate now', 'vi', ['Nhãn hiệu'], 'trademark certificate'],
    ['apply trademark tomorrow', 'vi', ['Nhãn hiệu'], 'trademark'],
  ])('%s finds in %s the translations of what is found in another language', async (query, language, ...expected) => {
    const { items, understood } = await search(query, language)
    expect([items.map(({ title }) => title), understood]).toEqual([expected[0], expected[1]])
  })

  test('if nothing is close to what is sought, what has most of it in the title is found, too', async () => {
    expect(await titles('phí bảo trì tuần')).toEqual(['Phí bảo trì', 'Điểm tin'])
    expect(await titles('mẫu hợp đồng lao động sai')).toEqual(['Hợp đồng lao động', 'Hỏi đáp'])
  })

  test.each<[query: string, understood: string, titles: string[]]>([
    // One known word of two or three is enough if it is one: with its accents, or of a language that has no syllables.
    [
      'thuế bitcoin',
      'thuế',
      ['Thuế thu nhập doanh nghiệp', 'Thuế giá trị gia tăng của hàng nhập khẩu', 'Hoàn thuế GTGT'],
    ],
    ['cọc xyzxyz', 'cọc', ['Đặt cọc', 'Ai đặt tiền, ai giữ cọc']],
    // An abbreviation of several meanings stays as typed: no text has them all.
    ['CC quản lý xyzxyz', 'CC quản lý', ['Quản lý nhà chung cư']],
    // The rarest words are looked for, and no text needs to have most of them.
    ['phí nhãn hiệu chứng khoán nhà xưởng tuần', 'phí nhãn hiệu chứng nhà xưởng', ['Nhãn hiệu']],
  ])('%s finds nothing, so what has the rarest of its words is found', async (query, understood, expected) => {
    const found = await search(query)
    expect(found.understood).toBe(understood)
    expect(found.items.slice(0, expected.length).map(({ title }) => title)).toEqual(expected)
  })

  test('of two unknown words the one that can be corrected is found', async () => {
    const found = await search('arbitrtaion xyzxyz', 'en')
    expect([found.items[0]?.title, found.understood]).toEqual(['Commercial arbitration', 'arbitration'])
  })

  test('a number must be there, also where nothing is close', async () => {
    expect(await titles('luật doanh nghiệp điều lệ số 59')).toEqual(['Tư vấn về sửa điều lệ'])
    expect(await titles('luật doanh nghiệp điều lệ số')).toContain('Luật Doanh nghiệp 2020')
  })

  test('titles with accents as typed are suggested first', async () => {
    const found = await search('chung cư', 'vi', true)
    expect(found.items.map(({ title }) => title)).toEqual(['Quản lý nhà chung cư', 'Chứng cứ điện tử'])
  })

  test('pages of the ranked results do not overlap', async () => {
    const all = await titles('chung cu')
    const pages = [1, 2, 3, 4, 5].map((page) =>
      searchArticles({ query: 'chung cu', language: 'vi', page, limit: 1, titlesOnly: false }),
    )
    expect((await Promise.all(pages)).flatMap(({ items }) => items.map(({ title }) => title))).toEqual(all)
  })

  test('of many results the best are ranked, and every one is on one page', async () => {
    const [first, last] = [1000, 1249]
    await add(first, { title: 'Đất nền', text: 'Giá.' })
    await add(first + 1, { title: 'Giá nhà', text: 'Đất nền.' })
    for (let id = first + 2; id <= last; id += 1) await add(id, { title: 'Bản tin', text: 'Nền đất, đất, dat nen.' })
    const found: FoundArticles[] = []
    for (const page of [1, 2, 3, 4])
      found.push(await searchArticles({ query: 'đất nền', language: 'vi', page, limit: 90, titlesOnly: false }))
    const ids = found.flatMap(({ items }) => items.map(({ id }) => id))
    expect(found.map(({ items, total }) => [items.length, total])).toEqual([
      [90, 250],
      [90, 250],
      [70, 250],
      [0, 250],
    ])
    expect(ids[0]).toBe(String(first))
    expect(new Set(ids).size).toBe(250)
    await database.run(sql`DELETE FROM articles WHERE id >= ${first}`)
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

  test('a planned article is found at the first request after it is published, and not before', async () => {
    const query = 'Cầu vượt'
    const total = async () => (await search(query)).total
    const plan = (time: string) => database.run(sql`UPDATE articles SET publish_at = ${time} WHERE id = ${3000}`)
    await add(3000, { title: query, text: 'Chữ.', status: 'draft' })
    await plan('2999-01-01T00:00:00.000Z')
    expect(await total()).toBe(0)
    // Its time has come, and the job that publishes it has not run.
    await plan('2026-01-01T00:00:00.000Z')
    expect(await total()).toBe(0)
    await database.run(sql`UPDATE articles SET _status = ${'published'}, publish_at = NULL WHERE id = ${3000}`)
    expect(await total()).toBe(1)
    await database.run(sql`DELETE FROM articles WHERE id = ${3000}`)
    expect(await total()).toBe(0)
  })

  test.each<[query: string, language: Language, titles: string[]]>([
    ['contracts reviewing', 'en', ['Contract review']],
    ['arbitrators', 'en', ['Commercial arbitration']],
    ['trade mark search', 'en', ['Trademark search']],
    ['commercial arbitr', 'en', ['Commercial arbitration']],
    ['đăng ký sở hữu trí tu', 'vi', ['Đăng ký sở hữu trí tuệ']],
  ])('%s: words are found in their forms, and the last one unfinished', async (query, language, expected) => {
    expect(await titles(query, language)).toEqual(expected)
  })

  test('only the last word of a query that finds nothing may go on: each such word costs much', async () => {
    const run = jest.spyOn(database, 'run')
    const areBeginnings = async (query: string, language: Language) => {
      run.mockClear()
      await search(query, language)
      return run.mock.calls.map(([{ values }]) => values.some((value) => /(?:"\*|':\*)/.test(String(value))))
    }
    expect(await areBeginnings('contracts reviewing', 'en')).not.toContain(true)
    expect(await areBeginnings('luật doanh nghiệp', 'vi')).not.toContain(true)
    expect((await areBeginnings('commercial arbitr', 'en')).slice(0, 3)).toEqual([false, false, true])
    run.mockRestore()
  })

  test('the second page of what was understood is found, too', async () => {
    const asked = { query: 'nghij quyeets', language: 'vi', page: 2, limit: 1, titlesOnly: false } as const
    expect(await searchArticles(asked)).toMatchObject({ items: [], total: 1, understood: 'nghị quyết' })
  })

  test.each([
    ['words', (i: number) => `tu${i}`],
    ['abbreviations', () => 'hd gtgt tnhh'],
    ['Telex', (i: number) => `luaatj${i} luaatj`],
    ['letters', (i: number) => String.fromCodePoint(0x61 + (i % 26), 0x61 + Math.floor(i / 26))],
    ['operators', () => 'NEAR("a" b) * - ^ : { } OR'],
  ])('1000 %s are searched', async (_, wordOf) => {
    const query = Array.from({ length: 1000 }, (__, i) => wordOf(i)).join(' ')
    for (const each of [query.slice(0, 200), query.slice(0, 2000)])
      expect(await search(each)).toMatchObject({ total: 0 })
  })
})
