import { expect, test } from '@jest/globals'
import { fillTemplate, gapIn, unknownPlaceholders } from './answer-template'

const values = {
  '{họ tên}': 'Trần Thị Lan',
  '{mã yêu cầu}': 'ILC-2345',
  '{liên hệ}': '024 1234 5678',
  '{giờ hẹn}': '09:00',
  '{ngày hẹn}': '…',
}

test.each([
  ['Kính gửi {họ tên},', 'Kính gửi Trần Thị Lan,'],
  ['{mã yêu cầu} {mã yêu cầu}: {liên hệ}', 'ILC-2345 ILC-2345: 024 1234 5678'],
  ['Kính gửi {họ tên},'.normalize('NFD'), 'Kính gửi Trần Thị Lan,'],
  ['{giờ hẹn} {ngày hẹn}', '09:00 …'],
  ['{ho ten} {', '{ho ten} {'],
])('%j', (template, text) => {
  expect(fillTemplate(template, values)).toBe(text)
})

test('a name that looks like a placeholder or a pattern stays what it is', () => {
  expect(fillTemplate('{họ tên}', { ...values, '{họ tên}': '{liên hệ} $& $1' })).toBe('{liên hệ} $& $1')
})

test('what looks like a placeholder but is none is found', () => {
  expect(unknownPlaceholders('{họ tên} {tên} {mã yêu cầu} {}')).toEqual(['{tên}', '{}'])
})

test.each([
  ['vào lúc … giờ, ngày …', 'vào lúc …'],
  ['Kính gửi,\n- …', '- …'],
  ['我们邀请您于…（日期）', '我们邀请您于…'],
  ['at ... on Monday', 'at ...'],
  ['tại ____', 'tại ____'],
  ['Dear [name],', 'Dear [name]'],
  ['Kính gửi {tên},'.normalize('NFD'), 'Kính gửi {tên}'],
  ['…', '…'],
  ['hợp đồng, giấy tờ, v.v…', ''],
  ['Chúng tôi xem lại rồi... mới trả lời [1].', ''],
  ['Vâng.', ''],
])('the gap of %j is %j', (answer, gap) => {
  expect(gapIn(answer)).toBe(gap)
})
