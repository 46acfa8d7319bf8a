import { expect, test } from '@jest/globals'
import { fillTemplate, unknownPlaceholders } from './answer-template'

const values = { '{họ tên}': 'Trần Thị Lan', '{mã yêu cầu}': 'ILC-2345', '{liên hệ}': '024 1234 5678' }

test.each([
  ['Kính gửi {họ tên},', 'Kính gửi Trần Thị Lan,'],
  ['{mã yêu cầu} {mã yêu cầu}: {liên hệ}', 'ILC-2345 ILC-2345: 024 1234 5678'],
  ['Kính gửi {họ tên},'.normalize('NFD'), 'Kính gửi Trần Thị Lan,'],
  ['{ho ten} {', '{ho ten} {'],
  ['', ''],
])('%j', (template, text) => {
  expect(fillTemplate(template, values)).toBe(text)
})

test('a name that looks like a placeholder or a pattern stays what it is', () => {
  expect(fillTemplate('{họ tên}', { ...values, '{họ tên}': '{liên hệ} $& $1' })).toBe('{liên hệ} $& $1')
})

test('what looks like a placeholder but is none is found', () => {
  expect(unknownPlaceholders('{họ tên} {tên} {mã yêu cầu} {}')).toEqual(['{tên}', '{}'])
})
