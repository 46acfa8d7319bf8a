import { expect, test } from '@jest/globals'
import { findMembers } from './find-members'

const people = [
  'Nguyễn Minh Đức Viện trưởng Ban lãnh đạo Tiến sĩ',
  'Trần Đức Minh Thành viên Văn phòng Viện',
  '阮明德 院长 领导班子',
]

test.each([
  ['duc', [0, 1]],
  ['vien truong', [0]],
  ['minh  van phong', [1]],
  ['uyen', []],
  ['院长', [2]],
  ['', []],
  ['duc khong', []],
])('"%s" finds %j', (query, results) => {
  expect(findMembers(query, people, (person) => [person])).toEqual(results.map((i) => people[i]))
})
