import { describe, expect, test } from '@jest/globals'
import { memberRoles, type Department, type MemberRole } from './codes'
import { byRank, displayedRole, membersOf, roleOrder, toPosts, type Post } from './roles'

/** Written as 'ROLE of UNIT, ROLE of UNIT'. */
const posts = (text: string): Post[] =>
  text
    .split(', ')
    .filter(Boolean)
    .map((post) => post.split(' of ') as [MemberRole, Department])
    .map(([role, department]) => ({ role, department }))

test.each([
  [
    'PRESIDENT, MEMBER',
    'BOARD_OF_DIRECTORS, SCIENTIFIC_COUNCIL',
    'PRESIDENT of BOARD_OF_DIRECTORS, MEMBER of SCIENTIFIC_COUNCIL',
  ],
  ['PRESIDENT,,MEMBER', 'A,ADVISORY_BOARD,PARTNERS', 'PRESIDENT of NA, NA of ADVISORY_BOARD, MEMBER of PARTNERS'],
  ['MEMBER', 'PARTNER, OTHER_DEPARTMENTS', 'MEMBER of PARTNERS, NA of OTHER_DEPRATMENTS'],
  ['vice_president', 'board_of_managers', 'VICE_PRESIDENT of BOARD_OF_MANAGEMERS'],
  ['KING', 'CASTLE', 'NA of NA'],
  ['', '', ''],
])('roles %s in %s', (roles, departments, expected) => {
  expect(toPosts(roles, departments)).toEqual(posts(expected))
})

test('every role has its rank', () => {
  expect([...roleOrder].sort()).toEqual([...memberRoles].sort())
})

test.each<[held: string, role: MemberRole]>([
  ['VICE_PRESIDENT of BOARD_OF_DIRECTORS, PRESIDENT of BOARD_OF_DIRECTORS', 'PRESIDENT'],
  ['VICE_CHAIRMAN of ADVISORY_BOARD, CHAIRPERSON of SCIENTIFIC_COUNCIL', 'CHAIRPERSON'],
  ['ROOM_VICE_PRESIDENT of CHIEF_OF_STAFF, GROUP_VICE_PRESIDENT of OTHER_DEPRATMENTS', 'GROUP_VICE_PRESIDENT'],
  ['NA of ADVISORY_BOARD, MEMBER of SCIENTIFIC_COUNCIL', 'MEMBER'],
  ['NA of ADVISORY_BOARD', 'NA'],
  ['', 'NA'],
])('the displayed role of %s is %s', (held, role) => {
  expect(displayedRole(posts(held))).toBe(role)
})

test.each<[Department, MemberRole]>([
  ['BOARD_OF_DIRECTORS', 'PRESIDENT'],
  ['ADVISORY_BOARD', 'MEMBER'],
  ['CHIEF_OF_STAFF', 'NA'],
])('in the list of %s the role is that of the same position, %s', (group, role) => {
  const held = posts(
    'MEMBER of SCIENTIFIC_COUNCIL, VICE_CHAIRMAN of SCIENTIFIC_COUNCIL, PRESIDENT of BOARD_OF_DIRECTORS, MEMBER of ADVISORY_BOARD',
  )
  expect(displayedRole(held, group)).toBe(role)
})

test('posts are listed by rank, equal ones as they were given', () => {
  const [advising, group, scientific, director] = [
    'MEMBER of ADVISORY_BOARD',
    'GROUP_PRESIDENT of OTHER_DEPRATMENTS',
    'MEMBER of SCIENTIFIC_COUNCIL',
    'PRESIDENT of BOARD_OF_DIRECTORS',
  ]
  const ranked = byRank(posts([advising, group, scientific, director].join(', ')))
  expect(ranked).toEqual(posts([director, group, advising, scientific].join(', ')))
})

describe('the list of a group', () => {
  test.each([
    ['BOARD_OF_DIRECTORS', ['PRESIDENT', 'VICE_PRESIDENT', 'MEMBER']],
    ['ADVISORY_BOARD', ['CHAIRPERSON', 'VICE_CHAIRMAN', 'MEMBER']],
    ['CHIEF_OF_STAFF', ['ROOM_PRESIDENT', 'ROOM_VICE_PRESIDENT', 'MEMBER']],
    ['OTHER_DEPRATMENTS', ['GROUP_PRESIDENT', 'GROUP_VICE_PRESIDENT', 'MEMBER']],
  ] as const)('%s begins with %j', (group, order) => {
    const members = [...order].reverse().map((role) => ({ role, posts: [{ role, department: group }] }))
    expect(membersOf(group, members).map(({ role }) => role)).toEqual(order)
  })

  test('keeps the given order among equals, and puts roles of other groups behind its own', () => {
    const members = [
      { id: 'none', posts: posts('NA of BOARD_OF_DIRECTORS') },
      { id: 'foreign', posts: posts('CHAIRPERSON of BOARD_OF_DIRECTORS') },
      { id: 'first', posts: posts('MEMBER of BOARD_OF_DIRECTORS') },
      { id: 'elsewhere', posts: posts('PRESIDENT of ADVISORY_BOARD') },
      { id: 'second', posts: posts('PRESIDENT of ADVISORY_BOARD, MEMBER of BOARD_OF_DIRECTORS') },
      { id: 'head', posts: posts('PRESIDENT of BOARD_OF_DIRECTORS') },
    ]
    const listed = membersOf('BOARD_OF_DIRECTORS', members).map(({ id }) => id)
    expect(listed.join(' ')).toBe('head first second foreign none')
  })
})
