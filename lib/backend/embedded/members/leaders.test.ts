import { beforeAll, describe, expect, test } from '@jest/globals'
import { departments, memberRoles } from '@/lib/domain/codes'
import { languages, type Language } from '@/lib/domain/languages'
import { isLeader } from '@/lib/domain/roles'
import { databases, mockPayloadWith, sql, type Database } from '../database/migrated-database'
import { toStored } from './stored-department'

let state = 7
/** The same numbers in each run (Park and Miller's generator). */
const random = () => {
  state = (state * 16_807) % 2_147_483_647
  return state / 2_147_483_647
}
const pick = <T>(from: readonly [T, ...T[]]) => from[Math.floor(random() * from.length)] ?? from[0]
const post = () => ({ role: pick(memberRoles), department: pick(departments) })

const shown = { language: 'vi' as Language, isShow: true, isHidden: false, isDeleted: false }
const members = [
  ...memberRoles.flatMap((role) => departments.map((department) => ({ ...shown, posts: [{ role, department }] }))),
  ...Array.from({ length: 600 }, () => ({
    language: pick(languages),
    isShow: random() < 0.8,
    isHidden: random() < 0.1,
    isDeleted: random() < 0.1,
    posts: Array.from({ length: Math.floor(random() * 4) }, post),
  })),
].map((member, i) => ({ ...member, slug: `m${i}` }))

describe.each(databases)('on %s', (_, open) => {
  let database: Database
  let leaders: typeof import('./members')

  const boolean = (is: boolean) => (database.name === 'postgres' ? String(is) : Number(is))

  beforeAll(async () => {
    database = await open()
    mockPayloadWith(database)
    const now = new Date(0).toISOString()
    for (const [i, { slug, language, isShow, isHidden, isDeleted, posts }] of members.entries()) {
      await database.run(
        sql`INSERT INTO members
            (id, full_name, slug, language, translation_key, is_show, is_hidden, deleted_at, updated_at, _order)
          VALUES (${i + 1}, ${slug}, ${slug}, ${language}, ${''}, ${boolean(isShow)}, ${boolean(isHidden)},
            ${isDeleted ? now : null}, ${now}, ${String(i).padStart(4, '0')})`,
      )
      for (const [at, { role, department }] of posts.entries())
        await database.run(
          sql`INSERT INTO members_posts (id, _order, _parent_id, role, department)
            VALUES (${`${slug}-${at}`}, ${at + 1}, ${i + 1}, ${role}, ${toStored(department)})`,
        )
    }
    leaders = await import('./members')
  })

  test.each(languages)('the leaders that the database finds are those of the rule: %s', async (language) => {
    const expected = members
      .filter((member) => !member.isHidden && !member.isDeleted && isLeader(member, language))
      .map(({ slug }) => slug)
    expect(expected.length).toBeGreaterThan(20)
    expect(await leaders.leaderIds(language, members.length)).toEqual(expected)
    expect(await leaders.leaderIds(language, 5)).toEqual(expected.slice(0, 5))
  })
})
