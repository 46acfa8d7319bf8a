import { beforeAll, describe, expect, jest, test } from '@jest/globals'
import { databases, mockPayloadWith, sql, type Database } from '../database/migrated-database'

interface Stored {
  slug: string
  order: string
  language?: string
  key?: string
  isHidden?: number
  deleted?: boolean
  posts?: [role: string, department: string][]
  day?: number
}

const stored: Stored[] = [
  { slug: 'binh', order: 'b', key: 'k1', posts: [['MEMBER', 'ADVISORY_BOARD']], day: 3 },
  {
    slug: 'an',
    order: 'a',
    posts: [
      ['PRESIDENT', 'BOARD_OF_DIRECTORS'],
      ['MEMBER', 'DEPARTMENT_OF_DIGITAL_ECONOMY'],
    ],
    day: 1,
  },
  { slug: 'binh-en', order: 'b', language: 'en', key: 'k1', day: 9 },
  { slug: 'chi', order: 'c', day: 2 },
  { slug: 'hidden', order: 'd', key: 'k1', isHidden: 1, day: 20 },
  { slug: 'deleted', order: 'e', key: 'k1', deleted: true, day: 20 },
]

const day = (number: number) => new Date(Date.UTC(2026, 0, number))

describe.each(databases)('on %s', (_, open) => {
  let database: Database
  let entries: typeof import('./entries')
  let addresses: typeof import('../addresses')

  const boolean = (is: number) => (database.name === 'postgres' ? String(is === 1) : is)

  beforeAll(async () => {
    database = await open()
    mockPayloadWith(database)
    for (const [i, member] of stored.entries()) {
      const { slug, order, language = 'vi', key = '', isHidden = 0, deleted, posts = [] } = member
      const changed = day(member.day ?? 1).toISOString()
      await database.run(
        sql`INSERT INTO members
            (id, full_name, pen_name, slug, language, translation_key, is_show, is_hidden, deleted_at, updated_at, _order)
          VALUES (${i + 1}, ${slug.toUpperCase()}, ${i === 0 ? 'MASTER' : null}, ${slug}, ${language}, ${key},
            ${boolean(1)}, ${boolean(isHidden)}, ${deleted ? changed : null}, ${changed}, ${order})`,
      )
      for (const [at, [role, department]] of posts.entries())
        await database.run(
          sql`INSERT INTO members_posts (id, _order, _parent_id, role, department)
            VALUES (${`${slug}-${at}`}, ${at + 1}, ${i + 1}, ${role}, ${department})`,
        )
    }
    entries = await import('./entries')
    addresses = await import('../addresses')
  })

  test('the entries of a language are in the order of staff, with their posts, without who is hidden', async () => {
    const digital = 'DEPARTMENT_OF_DIGITAL_ECONOMY_ARTIFICIAL_INTELLIGENCE_AND_BUSINESS_DEVELOPMENT'
    const posts = [
      { role: 'PRESIDENT', department: 'BOARD_OF_DIRECTORS' },
      { role: 'MEMBER', department: digital },
    ]
    expect(await entries.memberEntries('vi')).toEqual([
      { id: 'an', fullName: 'AN', penName: '', posts },
      { id: 'binh', fullName: 'BINH', penName: 'MASTER', posts: [{ role: 'MEMBER', department: 'ADVISORY_BOARD' }] },
      { id: 'chi', fullName: 'CHI', penName: '', posts: [] },
    ])
  })

  test('no more members are read than a list may have, however many posts they have', async () => {
    await jest.isolateModulesAsync(async () => {
      jest.doMock('@/lib/domain/paging', () => ({ maxListed: 2 }))
      const { memberEntries } = await import('./entries')
      expect((await memberEntries('vi')).map(({ id }) => id)).toEqual(['an', 'binh'])
    })
    jest.dontMock('@/lib/domain/paging')
  })

  test('a page of addresses has the profiles of the same persons in other languages', async () => {
    const first = await addresses.listMemberAddresses({ page: 1, limit: 2 })
    expect(first.items.map(({ id }) => id)).toEqual(['binh', 'an'])
    expect(first.translations.map(({ id }) => id)).toEqual(['binh', 'an', 'binh-en'])
    const binh = { id: 'binh', language: 'vi', translationKey: 'k1', updatedDate: day(3), photo: undefined }
    expect(first.items[0]).toEqual(binh)
    const second = await addresses.listMemberAddresses({ page: 2, limit: 2 })
    expect(second.items.map(({ id }) => id)).toEqual(['binh-en', 'chi'])
    expect(await addresses.listMemberAddresses({ page: 3, limit: 2 })).toEqual({ items: [], translations: [] })
    // The time of the last change of each page.
    expect(await addresses.memberAddressPages(2)).toEqual([day(3), day(9)])
  })

  test('a member whose row cannot be read is left out, and logged once by the address', async () => {
    // PostgreSQL refuses such a value.
    if (database.name === 'postgres') return
    const log = jest.mocked(console.error)
    await database.run(sql`UPDATE members SET full_name = CAST(full_name AS BLOB) WHERE slug = ${'binh'}`)
    await database.run(sql`UPDATE members SET language = ${''} WHERE slug = ${'binh-en'}`)
    for (let i = 0; i < 2; i += 1) {
      expect((await entries.memberEntries('vi')).map(({ id }) => id)).toEqual(['an', 'chi'])
      const { items, translations } = await addresses.listMemberAddresses({ page: 1, limit: 10 })
      expect(items.map(({ id }) => id)).toEqual(['binh', 'an', 'chi'])
      expect(translations.map(({ id }) => id)).toEqual(['binh', 'an', 'chi'])
    }
    expect(log.mock.calls.map(([message]) => message)).toEqual([
      '"binh" is left out of the members:',
      '"binh-en" is left out of the addresses of members:',
    ])
    log.mockClear()
  })
})
