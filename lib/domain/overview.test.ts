import { describe, expect, test } from '@jest/globals'
import { departments } from './codes'
import {
  groupsOf,
  isOverviewView,
  memberPath,
  overviewDestination,
  overviewGroups,
  listPagePath,
  overviewPath,
  readListPages,
  listPagesQuery,
  type OverviewView,
} from './overview'

test('the groups have the order of the specification and contain every unit once', () => {
  const keys = overviewGroups.map(({ key }) => key).join(' ')
  expect(keys).toBe('hoi-dong-quan-ly-vien ban-lanh-dao Hoi-dong-khoa-hoc Hoi-dong-co-van phong-ban partner')
  expect(overviewGroups.flatMap(({ values }) => [...values]).sort()).toEqual(
    departments.filter((unit) => unit !== 'NA').sort(),
  )
})

describe('a path segment', () => {
  test.each<[string | undefined, OverviewView, string]>([
    [undefined, 'all', ''],
    ['office', 'all', 'office'],
    ['hoi-dong-khoa-hoc', 'Hoi-dong-khoa-hoc', 'Hoi-dong-khoa-hoc'],
    ['ban%2Dlanh%2Ddao', 'ban-lanh-dao', 'ban-lanh-dao'],
    ['SCIENTIFIC_COUNCIL', 'Hoi-dong-khoa-hoc', 'SCIENTIFIC_COUNCIL'],
    ['board_of_managers', 'hoi-dong-quan-ly-vien', 'BOARD_OF_MANAGEMERS'],
    ['OTHER_DEPARTMENTS', 'OTHER_DEPRATMENTS', 'OTHER_DEPRATMENTS'],
  ])('%s resolves to the screen %s, spelt %s', (segment, view, spelling) => {
    expect(overviewDestination(segment)).toEqual({ view, spelling })
  })

  test.each([
    ['ten=nguyen-minh-duc', 'nguyen-minh-duc'],
    ['a=b=c', 'b=c'],
    // The text after an equals sign is a member's id, never a screen.
    ['x=ban-lanh-dao', 'ban-lanh-dao'],
  ])('%s resolves to the member %s', (segment, member) => {
    expect(overviewDestination(segment)).toEqual({ member })
  })
})

test.each(['nguyen-minh-duc', 'a=b', '64f0', '=', 'ban-lanh-dao', 'Chief_of_staff', 'Lê An/2'])(
  "a member's address resolves to the id %s",
  (id) => {
    expect(overviewDestination(memberPath(id).replace('/tong-quan/', ''))).toEqual({ member: id })
  },
)

test.each(['all', 'partner', 'CHIEF_OF_STAFF'])('%s is a screen', (view) => expect(isOverviewView(view)).toBe(true))
test.each(['office', 'PARTNERS', '_', ''])('%j is not a screen', (view) => expect(isOverviewView(view)).toBe(false))

test('a screen shows its groups and their units', () => {
  expect(groupsOf('all').map(({ key }) => key)).toEqual(overviewGroups.map(({ key }) => key))
  expect(groupsOf('ban-lanh-dao')).toEqual([{ key: 'ban-lanh-dao', units: ['BOARD_OF_DIRECTORS'] }])
  expect(groupsOf('phong-ban')[0]?.units).toHaveLength(8)
  expect(groupsOf('OTHER_DEPRATMENTS')).toEqual([{ key: 'phong-ban', units: ['OTHER_DEPRATMENTS'] }])
})

describe('the pages of a query', () => {
  test.each<[OverviewView, string, ReturnType<typeof readListPages>]>([
    ['all', '', {}],
    ['all', 'ban-lanh-dao=2&chief-of-staff=3', { BOARD_OF_DIRECTORS: 2, CHIEF_OF_STAFF: 3 }],
    ['all', 'partner=2&page=2', {}],
    ['partner', 'enterprise=2&organization=1', { ENTERPRISE: 2 }],
    ['all', 'ban-lanh-dao=0', undefined],
    ['all', 'ban-lanh-dao=12345678', undefined],
  ])('%s?%s', (view, query, pages) => {
    expect(readListPages(view, new URLSearchParams(query))).toEqual(pages)
  })

  test('are written in the order of the groups, page 1 not at all', () => {
    expect(listPagesQuery('all', { CHIEF_OF_STAFF: 3, BOARD_OF_DIRECTORS: 2, ADVISORY_BOARD: 1 })).toBe(
      'ban-lanh-dao=2&chief-of-staff=3',
    )
    expect(overviewPath('all')).toBe('/tong-quan')
    expect(overviewPath('partner')).toBe('/tong-quan/partner')
  })

  test.each([
    ['BOARD_OF_DIRECTORS', 1, '/tong-quan/ban-lanh-dao'],
    ['CHIEF_OF_STAFF', 2, '/tong-quan/CHIEF_OF_STAFF?page=2'],
    ['ENTERPRISE', 3, '/tong-quan/partner?enterprise=3'],
  ] as const)('%s: page %i is %s', (list, page, path) => {
    expect(listPagePath(list, page)).toBe(path)
  })
})
