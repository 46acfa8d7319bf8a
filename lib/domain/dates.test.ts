import { expect, test } from '@jest/globals'
import { changedAt, cardDate, dayOf, isLaterDay, longDate, stampOf, timeOf, yearsOf } from './dates'

const saturday = new Date('2026-11-21T09:00:00+07:00')

test.each([
  ['vi', 'Thứ Bảy, ngày 21 tháng 11 năm 2026'],
  ['en', 'Saturday, 11/21/2026'],
  ['zh', '2026年11月21日 星期六'],
] as const)('the long date in %s', (language, text) => {
  expect(longDate(saturday, language)).toBe(text)
})

test('single digits are not padded in long dates, and are on cards', () => {
  const date = new Date('2026-03-05T12:00:00+07:00')
  expect(longDate(date, 'vi')).toBe('Thứ Năm, ngày 5 tháng 3 năm 2026')
  expect(longDate(date, 'zh')).toBe('2026年3月5日 星期四')
  expect(cardDate(date)).toBe('05-03-2026')
})

test.each([
  ['2026-11-20T16:59:59Z', '20-11-2026', '23:59'],
  ['2026-11-20T17:00:00Z', '21-11-2026', '00:00'],
])('%s is %s, %s in Hanoi', (instant, day, time) => {
  const date = new Date(instant)
  expect([cardDate(date), timeOf(date)]).toEqual([day, time])
  expect(dayOf(date)).toBe(day.split('-').reverse().join('-'))
})

test('years are those of Hanoi, each once, the newest first', () => {
  const moments = ['2024-12-31T16:59:59Z', '2025-12-31T17:00:00Z', '2024-01-01T00:00:00Z'].map((text) => new Date(text))
  expect(yearsOf([...moments, undefined])).toEqual([2026, 2024])
})

test.each([
  ['2026-11-20T16:59:59Z', '2026-11-19T17:00:00Z', false],
  ['2026-11-20T17:00:00Z', '2026-11-20T16:59:59Z', true],
])('%s is on a later day than %s: %s', (moment, than, isLater) => {
  expect(isLaterDay(new Date(moment), new Date(than))).toBe(isLater)
})

test.each([
  [undefined, '2026-11-20'],
  ['2026-11-21', '2026-11-21'],
  ['2026-11-19', '2026-11-20'],
])('a resource created on the 20th and changed on %s was last changed on %s', (updated, changed) => {
  expect(
    changedAt({ createDate: new Date('2026-11-20'), updatedDate: updated ? new Date(updated) : undefined }),
  ).toEqual(new Date(changed))
})

test('a file stamp has the day and the time in Hanoi', () => {
  expect(stampOf(new Date('2026-11-20T17:05:09Z'))).toBe('20261121-000509')
})
