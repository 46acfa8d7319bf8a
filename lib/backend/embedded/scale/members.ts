import { languages } from '@/lib/domain/languages'
import { slugify, toMatchable } from '@/lib/domain/text'
import { continueIds, filling, insertRows, nextId, type Bulk } from './bulk'
import { pick, randomFrom, type Sizes } from './sizes'

const surnames = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Vũ', 'Đặng', 'Bùi', 'Đỗ', 'Hồ', 'Ngô', 'Dương']
const middleNames = ['Văn', 'Thị', 'Minh', 'Quốc', 'Thanh', 'Hữu', 'Ngọc', 'Đức', 'Thu', 'Xuân', 'Gia', 'Bảo']
const givenNames = ['An', 'Bình', 'Chi', 'Dũng', 'Giang', 'Hà', 'Khánh', 'Lan', 'Mai', 'Nam', 'Phúc', 'Quân', 'Sơn']

const departments = [
  'DEPARTMENT_OF_DIGITAL_ECONOMY',
  'DEPARTMENT_OF_ECONOMICS_FINANCE_AND_INTERNATIONAL_TRADE',
  'LEGAL_AND_COMMERCIAL_INSTITUTIONS_DEPARTMENT',
  'HUMAN_RESOURCE_TRAINING_AND_DEVELOPMENT_DEPARTMENT',
  'SCIENTIFIC_COUNCIL',
  'ADVISORY_BOARD',
]
const details = ['EDUCATION', 'WORK_EXPERIENCE', 'CONSULT_EXPERIENCE'] as const

/** Details of each profile. */
const detailsEach = 6

/** A place in the order that staff drag: a key of Payload's library for such orders, after those of the sample. */
const placeOf = (index: number) => `e${index.toString(36).padStart(5, '0')}`

/** Adds persons, each with a profile in every language, one post and some details. Returns the id of the first. */
export async function addMembers(bulk: Bulk, { members }: Sizes, seed: number): Promise<number> {
  const random = randomFrom(seed + 1)
  const first = await nextId(bulk, 'members')
  const rows = Array.from({ length: members }, (_, index) => {
    const name = pick(givenNames, random)
    const fullName = [pick(surnames, random), pick(middleNames, random), name].join(' ')
    const main = first + index * languages.length
    return languages.map((language, i) => ({
      id: main + i,
      full_name: fullName,
      name,
      full_name_match: toMatchable(fullName),
      slug: `${slugify(fullName)}-scale-${index}${language === 'vi' ? '' : `-${language}`}`,
      description: `${fullName} (${index})`,
      language,
      translation_key: `scale-member-${index}`,
      main_profile_id: i === 0 ? null : main,
      is_show: index % 20 !== 0,
      is_hidden: false,
      _order: placeOf(index * languages.length + i),
      revision: `scale-member-${index}-${language}`,
    }))
  }).flat()
  const id = (kind: string, at: number) => `5ca1e${kind}${at.toString(16).padStart(18, '0')}`
  await filling(bulk, 'members', async () => {
    const columns = {
      id: 'int',
      full_name: 'varchar',
      name: 'varchar',
      full_name_match: 'varchar',
      slug: 'varchar',
      description: 'varchar',
      language: 'enum_members_language',
      translation_key: 'varchar',
      main_profile_id: 'int',
      is_show: 'boolean',
      is_hidden: 'boolean',
      _order: 'varchar',
      revision: 'varchar',
    }
    await insertRows(bulk, 'members', columns, rows)
    await continueIds(bulk, 'members')
    await insertRows(
      bulk,
      'members_posts',
      {
        id: 'varchar',
        _order: 'int',
        _parent_id: 'int',
        role: 'enum_members_posts_role',
        department: 'enum_members_posts_department',
      },
      rows.map((row, i) => ({
        id: id('a', i),
        _order: 1,
        _parent_id: row.id,
        role: 'MEMBER',
        department: departments[Math.floor(i / languages.length) % departments.length],
      })),
    )
    await insertRows(
      bulk,
      'members_member_details',
      {
        id: 'varchar',
        _order: 'int',
        _parent_id: 'int',
        type_detail: 'enum_members_member_details_type_detail',
        period: 'varchar',
        title: 'varchar',
        organisation: 'varchar',
      },
      rows.flatMap((row, i) =>
        Array.from({ length: detailsEach }, (_, at) => ({
          id: id('b', i * detailsEach + at),
          _order: at + 1,
          _parent_id: row.id,
          type_detail: details[at % details.length],
          period: `${1990 + at * 4}–${1994 + at * 4}`,
          title: `${row.full_name}: ${at + 1}`,
          organisation: 'ILC',
        })),
      ),
    )
  })
  return first
}

/** Names a member as an author of two of three articles, in the article's language; the versions too. */
export async function addAuthors(
  bulk: Bulk,
  firstArticle: number,
  firstMember: number,
  members: number,
): Promise<void> {
  await bulk.query(
    `INSERT INTO articles_authors (_order, _parent_id, id, name, member_id)
      SELECT 1, a.id, '5ca1ec' || lpad(to_hex(a.id), 18, '0'), m.full_name, m.id
      FROM articles a JOIN members m ON m.id = $2 + ((a.id - $1) / 3 * 7919 % $3) * 3 + (a.id - $1) % 3
      WHERE a.id >= $1 AND (a.id - $1) / 3 % 3 < 2`,
    [firstArticle, firstMember, members],
  )
  await bulk.query(
    `INSERT INTO _articles_v_version_authors (_order, _parent_id, name, member_id, _uuid)
      SELECT w._order, v.id, w.name, w.member_id, w.id FROM articles_authors w JOIN _articles_v v ON v.parent_id = w._parent_id
      WHERE w._parent_id >= $1`,
    [firstArticle],
  )
}
