import { DatabaseSync } from 'node:sqlite'
import type { MigrateUpArgs } from '@payloadcms/db-sqlite'
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import type { FoundArticles } from '@/lib/backend/model'
import type { Language } from '@/lib/domain/languages'
import { searchColumns } from './search-columns'

/** The search of a SQLite database that all migrations have made. */

interface Statement {
  text: string
  values: (string | number)[]
}

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' && value !== null && 'text' in value

/** Stands for the adapter's `sql`, which does not load outside of the build. */
function sql(texts: readonly string[], ...given: unknown[]): Statement {
  const parts = given.map((value) => (isStatement(value) ? value : { text: '?', values: [value as string] }))
  return {
    text: texts.map((text, i) => `${text}${parts[i]?.text ?? ''}`).join(''),
    values: parts.flatMap(({ values }) => values),
  }
}
sql.raw = (text: string): Statement => ({ text, values: [] })
sql.join = (parts: Statement[], between: Statement): Statement => ({
  text: parts.map(({ text }) => text).join(between.text),
  values: parts.flatMap(({ values }) => values),
})

const database = new DatabaseSync(':memory:')
let statements = 0

const rowsOf = ({ text, values }: Statement) => Promise.resolve({ rows: database.prepare(text).all(...values) })

let searchArticles: typeof import('./search')['searchArticles']

const articles: [title: string, text: string, language?: Language, status?: string][] = [
  ['Luật Doanh nghiệp 2020', 'Thành lập và quản lý.'],
  ['Nghị quyết của Quốc hội', 'Kỳ họp thứ tám.'],
  ['Công ty trách nhiệm hữu hạn', 'Vốn của thành viên.'],
  ['Hoàn thuế GTGT', 'Hồ sơ hoàn thuế.'],
  ['Thuế giá trị gia tăng của hàng nhập khẩu', 'Cách tính.'],
  ['Thuế thu nhập doanh nghiệp', 'Chi phí được trừ.'],
  ['Hỗ trợ doanh nghiệp nhỏ và vừa', 'Vay vốn.'],
  ['Hóa đơn điện tử', 'Thời điểm lập.'],
  ['Môi giới bất động sản', 'Chứng chỉ hành nghề.'],
  ['Hợp đồng lao động', 'Thử việc.'],
  ['Bảo hiểm xã hội một lần', 'Điều kiện hưởng.'],
  ['Đăng ký sở hữu trí tuệ', 'Nhãn hiệu.'],
  ['Phòng cháy chữa cháy tại nhà xưởng', 'Nghiệm thu.'],
  ['Hỏi đáp', 'Người hỏi gửi HĐLĐ kèm theo.'],
  ['Mẫu giấy tờ', 'Mã số HDLD2024.'],
  ['Luật phá sản', 'Bản nháp chưa công bố.', 'vi', 'draft'],
  ['Tax on foreign contractors', 'Withholding.', 'en'],
  ['Buying an apartment', 'Ownership by foreigners.', 'en'],
  ['Commercial arbitration', 'Choosing a seat.', 'en'],
  ['E-invoice consultation week', 'Free advice.', 'en'],
  ['Labour law in brief', 'Working hours.', 'en'],
  ['个人信息保护', '处理规则。', 'zh'],
  ['中小企业贷款', '条件。', 'zh'],
]

beforeAll(async () => {
  jest.doMock('@payloadcms/db-sqlite', () => ({ sql }))
  const execute = ({ sql: statement }: { sql: Statement }) => {
    if (!statement.text.includes('FROM abbreviations')) statements += 1
    return rowsOf(statement)
  }
  jest.doMock('../payload', () => ({
    payload: () => Promise.resolve({ db: { name: 'sqlite', drizzle: {}, execute } }),
  }))
  const titleOf = (id: number) => ({ title: articles[id - 1]?.[0] })
  jest.doMock('../articles/articles', () => ({ summariesOf: (ids: number[]) => Promise.resolve(ids.map(titleOf)) }))

  const { migrations } = await import('../migrations/sqlite')
  const run = ({ text, values }: Statement) => {
    if (values.length > 0 || /^\s*(?:SELECT|PRAGMA)/i.test(text)) return rowsOf({ text, values })
    return Promise.resolve(database.exec(text))
  }
  for (const { up } of migrations) await up({ db: { run } } as unknown as MigrateUpArgs)
  const insert = database.prepare(
    `INSERT INTO articles (id, title, slug, language, _status, create_date, title_match, title_folded, words)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  for (const [i, [title, text, language = 'vi', status = 'published']] of articles.entries()) {
    const { titleMatch, titleFolded, words } = searchColumns({ title, html: `<p>${text}</p>` })
    const date = `2026-01-${String(i + 1).padStart(2, '0')}`
    insert.run(i + 1, title, `bai-${i}`, language, status, date, titleMatch, titleFolded, words)
  }
  ;({ searchArticles } = await import('./search'))
})

beforeEach(() => {
  statements = 0
})

const search = (query: string, language: Language = 'vi', titlesOnly = false): Promise<FoundArticles> =>
  searchArticles({ query, language, page: 1, limit: 100, titlesOnly })

test.each<[language: Language, query: string, first: string, understood: string | undefined]>([
  ['vi', 'luật doanh nghiệp', 'Luật Doanh nghiệp 2020', undefined],
  ['vi', 'luat doanh nghiep', 'Luật Doanh nghiệp 2020', undefined],
  ['vi', 'luaatj doanh nghieepj', 'Luật Doanh nghiệp 2020', 'luật doanh nghiệp'],
  ['vi', 'nghij quyeets', 'Nghị quyết của Quốc hội', 'nghị quyết'],
  ['vi', 'lua65t', 'Luật Doanh nghiệp 2020', 'luật'],
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
  ['en', 'taxes', 'Tax on foreign contractors', 'tax'],
  ['en', 'apartments', 'Buying an apartment', 'apartment'],
  ['en', 'arbitrations', 'Commercial arbitration', 'arbitration'],
  ['en', 'einvoice', 'E-invoice consultation week', 'e-invoice'],
  ['en', 'labor law', 'Labour law in brief', 'labour law'],
  ['zh', '個人信息', '个人信息保护', '个人信息'],
  ['zh', 'SME貸款', '中小企业贷款', '中小企业贷款'],
])('%s: %s finds %s', async (language, query, first, understood) => {
  const found = await search(query, language)
  expect([found.items[0]?.title, found.understood]).toEqual([first, understood])
  expect(found.total).toBe(found.items.length)
  expect(statements).toBeLessThanOrEqual(2)
})

test('full texts find texts that have the abbreviation, after those that have them in their titles', async () => {
  expect((await search('hợp đồng lao động')).items.map(({ title }) => title)).toEqual(['Hợp đồng lao động', 'Hỏi đáp'])
  expect((await search('giá trị gia tăng')).items.map(({ title }) => title)).toEqual([
    'Thuế giá trị gia tăng của hàng nhập khẩu',
    'Hoàn thuế GTGT',
  ])
})

test.each(['khong-co-bai-nao', 'luaatj phas sanr', '', '"*', '\\%_', 'xq\u19b0qx'])(
  '%j finds nothing',
  async (query) => {
    expect(await search(query)).toEqual({ items: [], page: 1, limit: 100, total: 0 })
    expect(statements).toBeLessThanOrEqual(2)
  },
)

test.each(['luaatj', 'TNHH', 'taxes'])('suggestions for %s are titles that contain it as typed', async (query) => {
  expect((await search(query, 'vi', true)).items).toEqual([])
  expect(statements).toBe(1)
})

test('the second page of what was understood is found, too', async () => {
  const asked = { query: 'luaatj', language: 'vi', page: 2, limit: 1, titlesOnly: false } as const
  expect(await searchArticles(asked)).toMatchObject({ items: [], total: 1, understood: 'luật' })
})

test.each([
  ['words', (i: number) => `tu${i}`],
  ['abbreviations', () => 'hd gtgt tnhh'],
  ['Telex', (i: number) => `luaatj${i} luaatj`],
  ['letters', (i: number) => String.fromCodePoint(0x61 + (i % 26), 0x61 + Math.floor(i / 26))],
  ['operators', () => 'NEAR("a" b) * - ^ : { } OR'],
])('1000 %s are searched', async (_, wordOf) => {
  const query = Array.from({ length: 1000 }, (__, i) => wordOf(i)).join(' ')
  for (const each of [query.slice(0, 200), query.slice(0, 2000)]) expect(await search(each)).toMatchObject({ total: 0 })
})
