import { expect, test } from '@jest/globals'
import {
  closedDates,
  comingClosedDays,
  daysIn,
  isClosedOn,
  isDay,
  isPeriod,
  nearClosedDays,
  nextOpenDay,
} from './closed-days'
import { languages } from './languages'

const closed = (firstDay: string, lastDay: string) => ({ firstDay, lastDay, name: { vi: firstDay } })
const tet = closed('2027-02-05', '2027-02-09')
const newYear = closed('2027-01-01', '2027-01-01')
const all = [tet, newYear]

test.each([
  ['2027-02-28', true],
  ['2028-02-29', true],
  ['2027-2-1', false],
  ['', false],
])('%j is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected))

test.each([
  ['2027-01-01', '2027-01-01', true],
  ['2027-01-01', '2027-02-01', false],
  ['2027-01-02', '2027-01-01', false],
  ['2027-01-01', 'x', false],
])('from %s to %s is a period: %s', (first, last, expected) => expect(isPeriod(first, last)).toBe(expected))

test('the single days of a list; an impossible entry has none', () => {
  const days = daysIn([closed('2026-12-31', '2027-01-02'), closed('2027-01-01', '2028-01-01')])
  expect([...days].join(' ')).toBe('2026-12-31 2027-01-01 2027-01-02')
})

test.each([
  ['2026-12-01T16:59:59Z', ['2027-01-01', '2027-02-05'], []],
  ['2026-12-01T17:00:00Z', ['2027-01-01', '2027-02-05'], ['2027-01-01']],
  ['2027-01-01T16:59:59Z', ['2027-01-01', '2027-02-05'], ['2027-01-01']],
  ['2027-02-09T16:59:59Z', ['2027-02-05'], ['2027-02-05']],
  ['2027-02-09T17:00:00Z', [], []],
])('at %s, to come: %j, near: %j', (now, coming, near) => {
  const first = (results: (typeof tet)[]) => results.map(({ firstDay }) => firstDay)
  expect([first(comingClosedDays(all, new Date(now))), first(nearClosedDays(all, new Date(now)))]).toEqual([
    coming,
    near,
  ])
})

test.each([
  ['2027-02-04', false],
  ['2027-02-05', true],
  ['2027-02-09', true],
  ['2027-02-10', false],
])('closed on %s: %s', (day, expected) => {
  expect(isClosedOn(day, ['2027-01-01/2027-01-01', '2027-02-05/2027-02-09'])).toBe(expected)
})

const sundays = ['0', '2026-12-31/2027-01-02']

test.each([
  ['2026-12-06', '2026-12-07'],
  ['2026-12-31', '2027-01-04'],
])('the next open day after %s is %s', (day, next) => {
  expect(nextOpenDay(day, sundays)).toBe(next)
  expect(isClosedOn(day, sundays)).toBe(next !== undefined)
})

test('where every day is closed, none follows', () => {
  expect(nextOpenDay('2026-12-06', ['0', '1', '2', '3', '4', '5', '6'])).toBeUndefined()
})

test('dates in words', () => {
  expect(languages.map((language) => closedDates(tet, language).replace(/\s/g, ' '))).toEqual([
    '5/2/2027 – 9/2/2027',
    'February 5 – 9, 2027',
    '2027/2/5 – 2027/2/9',
  ])
  expect(closedDates(newYear, 'zh')).toBe('2027年1月1日')
  expect(closedDates(newYear, 'vi')).toBe('1/1/2027')
})
