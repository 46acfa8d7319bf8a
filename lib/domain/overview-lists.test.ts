import { expect, test } from '@jest/globals'
import type { EcosystemType, MemberRole, Unit } from './codes'
import { overviewLists, partnerLists } from './overview-lists'
import { partnerPageSize } from './paging'

const group = (department: Unit, count: number, role: MemberRole = 'MEMBER') =>
  Array.from({ length: count }, (_, i) => ({ id: `${role} ${i + 1}`, posts: [{ role, department }] }))

const members = [
  ...group('BOARD_OF_DIRECTORS', 9),
  ...group('BOARD_OF_DIRECTORS', 1, 'PRESIDENT'),
  ...group('ADVISORY_BOARD', 8),
  ...group('CHIEF_OF_STAFF', 1, 'ROOM_PRESIDENT'),
]

const directors = (page: number) => overviewLists('ban-lanh-dao', { BOARD_OF_DIRECTORS: page }, members)?.[0]?.lists[0]

test('a page has eight members, the head is on the first', () => {
  const eight = ['PRESIDENT 1', ...[1, 2, 3, 4, 5, 6, 7].map((number) => `MEMBER ${number}`)]
  expect(directors(1)?.members.map(({ id }) => id)).toEqual(eight)
  expect(directors(2)?.members.map(({ id }) => id)).toEqual(['MEMBER 8', 'MEMBER 9'])
})

test('a page past the end of any list does not exist', () => {
  expect(directors(3)).toBeUndefined()
  expect(overviewLists('all', { BOARD_OF_DIRECTORS: 2, ADVISORY_BOARD: 2 }, members)).toBeUndefined()
})

test('every unit has its own page number; eight members or none are one page', () => {
  const lists = overviewLists('all', { BOARD_OF_DIRECTORS: 2 }, members)?.flatMap((shown) => shown.lists) ?? []
  expect(
    lists.map(({ unit, page, pageCount, members: { length } }) => [unit, page, pageCount, length]).slice(0, 5),
  ).toEqual([
    ['BOARD_OF_MANAGEMERS', 1, 1, 0],
    ['BOARD_OF_DIRECTORS', 2, 2, 2],
    ['SCIENTIFIC_COUNCIL', 1, 1, 0],
    ['ADVISORY_BOARD', 1, 1, 8],
    ['CHIEF_OF_STAFF', 1, 1, 1],
  ])
})

test('partners have a group without lists', () => {
  expect(overviewLists('partner', {}, members)).toEqual([{ key: 'partner', lists: [] }])
})

test('partners have a page of each kind, in the order set by staff', () => {
  const partners = (type: EcosystemType, count: number) => Array.from({ length: count }, (_, at) => ({ type, at }))
  const all = [...partners('ENTERPRISE', partnerPageSize + 2), ...partners('ORGANIZATION', partnerPageSize)]
  const shown = (pages: Parameters<typeof partnerLists>[0]) =>
    partnerLists(pages, all)?.map((list) => [list.partners.map(({ at }) => at).slice(0, 2), list.page, list.pageCount])
  expect(shown({})).toEqual([
    [[], 1, 1],
    [[0, 1], 1, 2],
    [[0, 1], 1, 1],
  ])
  expect(shown({ ENTERPRISE: 2 })?.[1]).toEqual([[partnerPageSize, partnerPageSize + 1], 2, 2])
  expect(partnerLists({ ENTERPRISE: 2 }, all)?.[1]?.partners).toHaveLength(2)
  for (const past of [{ ENTERPRISE: 3 }, { ORGANIZATION: 2 }, { EDUCATIONAL_INSTITUTION: 2 }])
    expect(shown(past)).toBeUndefined()
})
