import { expect, test } from '@jest/globals'
import { cleanEmail, cleanText } from './clean-text'

test.each([
  ['a\u200Bb\uFEFFc\u2060', 'abc'],
  ['\u200B', ''],
  [' \u3164\u200E ', ''],
  ['a\u200Db', 'ab'],
  ['👩\u200D⚖\uFE0F 👨🏽\u200D👩\u200D👧 🏳\uFE0F\u200D🌈', '👩\u200D⚖\uFE0F 👨🏽\u200D👩\u200D👧 🏳\uFE0F\u200D🌈'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['Một đoạn \u202Eđảo ngược', 'Một đoạn đảo ngược'],
  ['\u202Eđảo\u202C xuôi', 'đảo xuôi'],
  ['a\u2067שלום\u2069b', 'a\u2067שלום\u2069b'],
  ['a\u2067שלום', 'aשלום'],
  ['a\u2069b\u202C', 'ab'],
  ['\u202A\u2068a\u202C\u2069', '\u202Aa\u202C'],
  ['\u2067một\nhai\u2069', 'một\nhai'],
  ['\u200Ea', 'a'],
  ['\u200Fשלום', '\u200Fשלום'],
  ['a\u0000b\u0007\tc', 'ab\tc'],
  ['Luật'.normalize('NFD'), 'Luật'],
])('%j is stored as %j', (typed, stored) => {
  expect(cleanText(typed)).toBe(stored)
  expect(cleanText(stored)).toBe(stored)
})

test.each([
  ['khach＠cong-ty.example', 'khach@cong-ty.example'],
  ['\u202Akhach@cong-ty.example\u202C', 'khach@cong-ty.example'],
  ['Khách <khach@cong-ty.example>', 'khach@cong-ty.example'],
  ['"Khách, Lan" < khach@cong-ty.example >;', 'khach@cong-ty.example'],
  ['mailto:khach@cong-ty.example', 'khach@cong-ty.example'],
  ['khach@cong-ty.example\u200B', 'khach@cong-ty.example'],
  ['a b@c', 'a b@c'],
  ['', ''],
])('the address in %j is %j', (typed, address) => expect(cleanEmail(typed)).toBe(address))
