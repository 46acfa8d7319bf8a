import { describe, expect, test } from '@jest/globals'
import { memberRoles, type Department, type MemberRole } from './codes'
import { byRank, displayedRole, membersOf, roleOrder, toPosts, type Post } from './roles'

const posts = (...pairs: [MemberRole, Department][]): Post[] =>
  pairs.map(([role, department]) => ({ role, department }))

test.each([
  [
    'PRESIDENT, MEMBER',
    'BOARD_OF_DIRECTORS, SCIENTIFIC_COUNCIL',
    [
      ['PRESIDENT', 'BOARD_OF_DIRECTORS'],
      ['MEMBER', 'SCIENTIFIC_COUNCIL'],
    ],
  ],
  [
    'PRESIDENT,,MEMBER',
    'BOARD_OF_DIRECTORS,ADVISORY_BOARD,SCIENTIFIC_COUNCIL',
    [
      ['PRESIDENT', 'BOARD_OF_DIRECTORS'],
      ['NA', 'ADVISORY_BOARD'],
      ['MEMBER', 'SCIENTIFIC_COUNCIL'],
    ],
  ],
  [
    'MEMBER',
    'PARTNER, OTHER_DEPARTMENTS',
    [
      ['MEMBER', 'PARTNERS'],
      ['NA', 'OTHER_DEPRATMENTS'],
    ],
  ],
  ['vice_president', 'board_of_managers', [['VICE_PRESIDENT', 'BOARD_OF_MANAGEMERS']]],
  ['KING', 'CASTLE', [['NA', 'NA']]],
  ['', '', []],
])('roles %s in %s', (roles, departments, posts) => {
  expect(toPosts(roles, departments)).toEqual(posts.map(([role, department]) => ({ role, department })))
})

test('every role has its rank', () => {
  expect([...roleOrder].sort()).toEqual([...memberRoles].sort())
})

test.each<[Post[], MemberRole]>([
  [posts(['MEMBER', 'ADVISORY_BOARD'], ['VICE_PRESIDENT', 'BOARD_OF_DIRECTORS']), 'VICE_PRESIDENT'],
  [posts(['VICE_PRESIDENT', 'BOARD_OF_DIRECTORS'], ['PRESIDENT', 'BOARD_OF_DIRECTORS']), 'PRESIDENT'],
  [posts(['VICE_CHAIRMAN', 'ADVISORY_BOARD'], ['CHAIRPERSON', 'SCIENTIFIC_COUNCIL']), 'CHAIRPERSON'],
  [posts(['VICE_CHAIRMAN', 'ADVISORY_BOARD'], ['VICE_PRESIDENT', 'BOARD_OF_DIRECTORS']), 'VICE_PRESIDENT'],
  [
    posts(['ROOM_VICE_PRESIDENT', 'CHIEF_OF_STAFF'], ['GROUP_VICE_PRESIDENT', 'OTHER_DEPRATMENTS']),
    'GROUP_VICE_PRESIDENT',
  ],
  [posts(['ROOM_PRESIDENT', 'CHIEF_OF_STAFF'], ['GROUP_VICE_PRESIDENT', 'OTHER_DEPRATMENTS']), 'ROOM_PRESIDENT'],
  [posts(['NA', 'ADVISORY_BOARD'], ['MEMBER', 'SCIENTIFIC_COUNCIL']), 'MEMBER'],
  [posts(['NA', 'ADVISORY_BOARD']), 'NA'],
  [[], 'NA'],
])('the displayed role of %j is %s', (held, role) => {
  expect(displayedRole(held)).toBe(role)
})

test.each<[Department, MemberRole]>([
  ['BOARD_OF_DIRECTORS', 'PRESIDENT'],
  ['SCIENTIFIC_COUNCIL', 'VICE_CHAIRMAN'],
  ['ADVISORY_BOARD', 'MEMBER'],
  ['CHIEF_OF_STAFF', 'NA'],
])('in the list of %s the role is that of the same position, %s', (group, role) => {
  const held = posts(
    ['MEMBER', 'SCIENTIFIC_COUNCIL'],
    ['VICE_CHAIRMAN', 'SCIENTIFIC_COUNCIL'],
    ['PRESIDENT', 'BOARD_OF_DIRECTORS'],
    ['MEMBER', 'ADVISORY_BOARD'],
  )
  expect(displayedRole(held, group)).toBe(role)
})

test('posts are listed by rank, equal ones as they were given', () => {
  const inputs = posts(
    ['MEMBER', 'ADVISORY_BOARD'],
    ['GROUP_PRESIDENT', 'OTHER_DEPRATMENTS'],
    ['MEMBER', 'SCIENTIFIC_COUNCIL'],
    ['PRESIDENT', 'BOARD_OF_DIRECTORS'],
  )
  expect(byRank(inputs)).toEqual(
    posts(
      ['PRESIDENT', 'BOARD_OF_DIRECTORS'],
      ['GROUP_PRESIDENT', 'OTHER_DEPRATMENTS'],
      ['MEMBER', 'ADVISORY_BOARD'],
      ['MEMBER', 'SCIENTIFIC_COUNCIL'],
    ),
  )
})

describe('the list of a group', () => {
  test.each([
    ['BOARD_OF_DIRECTORS', ['PRESIDENT', 'VICE_PRESIDENT', 'MEMBER']],
    ['SCIENTIFIC_COUNCIL', ['CHAIRPERSON', 'VICE_CHAIRMAN', 'MEMBER']],
    ['ADVISORY_BOARD', ['CHAIRPERSON', 'VICE_CHAIRMAN', 'MEMBER']],
    ['BOARD_OF_MANAGEMERS', ['CHAIRPERSON', 'VICE_CHAIRMAN', 'MEMBER']],
    ['CHIEF_OF_STAFF', ['ROOM_PRESIDENT', 'ROOM_VICE_PRESIDENT', 'MEMBER']],
    ['OTHER_DEPRATMENTS', ['GROUP_PRESIDENT', 'GROUP_VICE_PRESIDENT', 'MEMBER']],
    ['LEGAL_AND_COMMERCIAL_INSTITUTIONS_DEPARTMENT', ['GROUP_PRESIDENT', 'GROUP_VICE_PRESIDENT', 'MEMBER']],
  ] as const)('%s begins with %j', (group, order) => {
    const members = [...order].reverse().map((role) => ({ role, posts: posts([role, group]) }))
    expect(membersOf(group, members).map(({ role }) => role)).toEqual(order)
  })

  test('keeps the given order among equals, and puts roles of other groups behind its own', () => {
    const members = [
      { id: 'none', posts: posts(['NA', 'BOARD_OF_DIRECTORS']) },
      { id: 'foreign', posts: posts(['CHAIRPERSON', 'BOARD_OF_DIRECTORS']) },
      { id: 'first', posts: posts(['MEMBER', 'BOARD_OF_DIRECTORS']) },
      { id: 'elsewhere', posts: posts(['PRESIDENT', 'ADVISORY_BOARD']) },
      { id: 'second', posts: posts(['PRESIDENT', 'ADVISORY_BOARD'], ['MEMBER', 'BOARD_OF_DIRECTORS']) },
      { id: 'head', posts: posts(['PRESIDENT', 'BOARD_OF_DIRECTORS']) },
    ]
    expect(membersOf('BOARD_OF_DIRECTORS', members).map(({ id }) => id)).toEqual([
      'head',
      'first',
      'second',
      'foreign',
      'none',
    ])
  })
})
