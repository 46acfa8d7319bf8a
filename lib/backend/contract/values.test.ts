import { expect, test } from '@jest/globals'
import { id, readDate, readLanguage, text, wireFlag, wireLanguage } from './values'

test('half of a surrogate pair is no part of an id, and is replaced in a text', () => {
  expect([id.safeParse('bai-\uD800').success, id.parse('bài 😀'), id.parse(7)]).toEqual([false, 'bài 😀', '7'])
  expect([text.parse('Tin \uDC00 mới'), text.parse('😀')]).toEqual(['Tin \uFFFD mới', '😀'])
})

test.each([
  ['2026-11-23T08:00:00.123+07:00', '2026-11-23T01:00:00.123Z'],
  ['2026-11-23T08:00:00', '2026-11-23T01:00:00.000Z'],
  ['2026-11-23', '2026-11-23T00:00:00.000Z'],
  ['25/12/2024', '2024-12-25T00:00:00.000Z'],
  ['5.1.2024 07:30', '2024-01-05T00:30:00.000Z'],
  ['Mon, 23 Nov 2026 08:00:00 GMT', '2026-11-23T08:00:00.000Z'],
  [1714521600, '2024-05-01T00:00:00.000Z'],
  [1714521600000, '2024-05-01T00:00:00.000Z'],
  ['2024-02-30', undefined],
  ['12/25/2024', undefined],
  ['2024-01-01T25:00:00', undefined],
  ['', undefined],
  [1e20, undefined],
])('the date %j is %s', (input, read) => {
  expect(readDate(input)?.toISOString()).toBe(read)
})

test.each([
  ['VI', 'vi'],
  ['vi-VN', 'vi'],
  ['cn', 'zh'],
  ['jp', undefined],
  ['constructor', undefined],
  ['', undefined],
])('the language %j is %s', (input, read) => {
  expect([readLanguage(input), wireLanguage.parse(input)]).toEqual([read, input === '' ? undefined : (read ?? 'vi')])
})

test('what is shown is said in several ways', () => {
  const flags = [true, 'true', 1, '1', false, 'false', 'FALSE', 0, '0', '']
  expect(flags.map((flag) => wireFlag.parse(flag))).toEqual([true, true, true, true, ...Array(6).fill(false)])
})
