import { expect, test } from '@jest/globals'
import { cleanPhone, groupedPhone } from './phone'

test.each([
  ['+84 912 345 678', '0912345678'],
  ['0084 912 345 678', '0912345678'],
  ['+84 (0)912.345.678', '0912345678'],
  ['0912.345.678', '0912345678'],
  ['091-234-5678', '0912345678'],
  ['\u202A0912345678\u202C', '0912345678'],
  ['０９１２３４５６７８', '0912345678'],
  ['0912abc', '0912abc'],
  ['+1 202 555 0100', '+12025550100'],
  ['', ''],
])('%j is %j', (typed, phone) => {
  expect(cleanPhone(typed)).toBe(phone)
})

test.each([
  ['0912345678', '0912 345 678'],
  ['02438250000', '0243 825 0000'],
  ['113', '113'],
])('%s is read as %s', (phone, grouped) => {
  expect(groupedPhone(phone)).toBe(grouped)
})
