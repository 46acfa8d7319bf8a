import { expect, test } from '@jest/globals'
import type { Department, MemberRole } from './codes'
import { isLeader } from './roles'

const post = (role: MemberRole, department: Department) => ({ role, department })

test.each([
  ['of the board of directors, whatever the role', [post('MEMBER', 'BOARD_OF_DIRECTORS')], true],
  [
    'of the board in a second post',
    [post('CHAIRPERSON', 'SCIENTIFIC_COUNCIL'), post('NA', 'BOARD_OF_DIRECTORS')],
    true,
  ],
  ['at the head of a group', [post('GROUP_PRESIDENT', 'OTHER_DEPRATMENTS')], true],
  ['at the head of a room', [post('ROOM_PRESIDENT', 'CHIEF_OF_STAFF')], true],
  ['second in a group', [post('GROUP_VICE_PRESIDENT', 'OTHER_DEPRATMENTS')], false],
  ['second in a room', [post('ROOM_VICE_PRESIDENT', 'CHIEF_OF_STAFF')], false],
  ['at the head of a council', [post('CHAIRPERSON', 'SCIENTIFIC_COUNCIL')], false],
  ['of the board of management', [post('PRESIDENT', 'BOARD_OF_MANAGEMERS')], false],
  ['without a post', [], false],
] as const)('%s', (_, posts, expected) => {
  expect(isLeader({ language: 'vi', isShow: true, posts }, 'vi')).toBe(expected)
  expect(isLeader({ language: 'vi', isShow: false, posts }, 'vi')).toBe(false)
  expect(isLeader({ language: 'en', isShow: true, posts }, 'vi')).toBe(false)
})
