import { beforeAll, describe, expect, jest, test } from '@jest/globals'
import type { Language } from '@/lib/domain/languages'
import { databases, mockPayloadWith, sql, type Database } from '../database/migrated-database'

type Row = Record<string, string | number | boolean>

const training = 'HUMAN_RESOURCE_TRAINING_AND_DEVELOPMENT_DEPARTMENT'

describe.each(databases)('on %s', (_, open) => {
  let database: Database
  let searchBeside: typeof import('./search-beside')['searchBeside']
  let next = 1

  async function insert(table: string, row: Row): Promise<void> {
    const values = Object.values(row).map((value) =>
      typeof value === 'boolean' ? sql.raw(String(value)) : sql`${value}`,
    )
    const names = sql.raw(`${table} (${Object.keys(row).join(', ')})`)
    await database.run(sql`INSERT INTO ${names} VALUES (${sql.join(values, sql`, `)})`)
  }

  async function person(fullName: string, posts: [role: string, department: string][], more: Row = {}): Promise<void> {
    const id = next++
    await insert('members', { id, full_name: fullName, slug: `m${id}`, language: 'vi', ...more })
    for (const [i, [role, department]] of posts.entries())
      await insert('members_posts', { _order: i + 1, _parent_id: id, id: `p${id}-${i}`, role, department })
  }

  const partner = (name: string, more: Row = {}) =>
    insert('ecosystems', { full_name_vi: name, type_ecosystem: 'ENTERPRISE', slug: `d${next++}`, ...more })

  const text = (number: string, title: string, more: Row = {}) =>
    insert('legal_texts', { number, title_vi: title, issuer_vi: 'Quốc hội', kind: 'LAW', slug: `v${next++}`, ...more })

  beforeAll(async () => {
    database = await open()
    mockPayloadWith(database)
    const named = (table: string, column: string) => async (slugs: string[]) => {
      const statement = sql`SELECT slug, ${sql.raw(column)} AS "fullName" FROM ${sql.raw(table)}`
      const rows = (await database.run(statement)) as { slug: string; fullName: string }[]
      return slugs.map((slug) => rows.find((row) => row.slug === slug))
    }
    jest.doMock('../members/members', () => ({ membersNamed: named('members', 'full_name') }))
    jest.doMock('../ecosystems', () => ({ partnersNamed: named('ecosystems', 'full_name_vi') }))

    await person('Nguyễn Minh Đức', [['PRESIDENT', 'BOARD_OF_DIRECTORS']])
    await person('Nguyễn Minh Đức Ẩn', [['GROUP_PRESIDENT', training]], { is_hidden: true })
    await person('Nguyễn Minh Đức Xóa', [['GROUP_PRESIDENT', training]], { deleted_at: '2026-01-01' })
    await person('Nguyen Minh Duc (EN)', [], { language: 'en' })
    await person('Trần Thị Lan', [
      ['MEMBER', 'SCIENTIFIC_COUNCIL'],
      ['GROUP_PRESIDENT', training],
    ])
    await person('Lê Văn Hải', [['GROUP_VICE_PRESIDENT', training]])
    for (let i = 0; i < 5; i++) await person(`Vũ Văn Bình ${i}`, [['MEMBER', training]])
    await partner('Trường Đại học Luật Sông Hồng', { full_name_en: 'Red River University of Law' })
    await partner('Trường Đại học Luật Ẩn', { is_hidden: true })
    await partner('Trường Đại học Luật Xóa', { deleted_at: '2026-01-01' })
    await text('59/2020/QH14', 'Luật Doanh nghiệp', { title_en: 'Law on Enterprises', issued: '2020-06-17' })
    await text('68/2014/QH13', 'Luật Doanh nghiệp', { issued: '2014-11-26' })
    await text('99/2020/QH14', 'Luật Doanh nghiệp xóa', { deleted_at: '2026-01-01' })
    await text('13/2023/NĐ-CP', 'Về bảo vệ dữ liệu cá nhân', { kind: 'DECREE' })
    ;({ searchBeside } = await import('./search-beside'))
  })

  async function namesFor(query: string, language: Language = 'vi', titlesOnly = false) {
    const { legalTexts, partners, people } = await searchBeside({ query, language, page: 1, limit: 100, titlesOnly })
    return [...people, ...partners]
      .map(({ fullName }) => fullName as unknown)
      .concat(legalTexts.map(({ number }) => number))
  }

  test.each<[query: string, found: string[], language?: Language, titlesOnly?: boolean]>([
    ['Nguyễn Minh Đức', ['Nguyễn Minh Đức']],
    ['nguyen minh duc', ['Nguyen Minh Duc (EN)'], 'en'],
    ['trưởng phòng đào tạo', ['Trần Thị Lan', 'Lê Văn Hải']],
    ['văn bình', ['Vũ Văn Bình 0', 'Vũ Văn Bình 1', 'Vũ Văn Bình 2']],
    ['tran thi la', [], 'vi'],
    ['tran thi la', ['Trần Thị Lan'], 'vi', true],
    ['đại học luật', ['Trường Đại học Luật Sông Hồng']],
    ['luật doanh nghiệp', ['59/2020/QH14', '68/2014/QH13']],
    ['law on enterprises', ['59/2020/QH14'], 'en'],
    ['nghi dinh 13/2023/nd-cp', ['13/2023/NĐ-CP']],
    ['99/2020/QH14', []],
    ["' OR 1=1 --", []],
    ['a '.repeat(100), []],
  ])('%s finds %j', async (query, expected, language = 'vi', titlesOnly = false) => {
    expect(await namesFor(query, language, titlesOnly)).toEqual(expected)
  })
})
