import { expect, test } from '@jest/globals'
import { greetingName } from './consultation-mails'

test.each([
  ['Nguyễn Văn An', 'Nguyễn Văn An'],
  ['  Trần  Thị   Bích Ngọc ', 'Trần Thị Bích Ngọc'],
  ['Nguyễn Văn An'.normalize('NFD'), 'Nguyễn Văn An'],
  ['黎国兴', '黎国兴'],
  ['卡尔·马克思', '卡尔·马克思'],
  ['J. R. O’Neill-Trần', 'J. R. O’Neill-Trần'],
  ["D'Arcy, Công ty A & B 24", "D'Arcy, Công ty A & B 24"],
  ['ＡＮＮＡ', 'ANNA'],
  ['a'.repeat(80), 'a'.repeat(80)],
])('%j is greeted as %j', (typed, name) => {
  expect(greetingName(typed)).toBe(name)
})

test.each([
  '',
  'a'.repeat(81),
  'Gọi ngay 0900000100',
  'Tặng ٣٤٥ vé',
  'Xem tại evil.vn nhé',
  'пример.рф',
  'ｅｖｉｌ．ｖｎ',
  'TS.Nguyễn Văn An',
  'WWW',
  'evil/vn',
  'evil／vn',
  'an@evil',
  'an＠evil',
  'An: bạn trúng thưởng',
  'An!',
  'A\r\nBcc: x@y',
  'An\tBình',
  'An\u2028Bình',
  'An\u202EBình',
  'An\u200BBình',
  'A\u0300\u0301\u0302\u0303\u0304n',
  '😀 An',
])('%j is not a name', (typed) => {
  expect(greetingName(typed)).toBeUndefined()
})
