import { expect, test } from '@jest/globals'
import { dayToOffer, isUnreal, offeredDate, parseTypedDate, toDateTime, toTypedDate } from './typed-date'

test.each([
  ['12/31/2026', '2026-12-31'],
  [' 02/28/2027 ', '2027-02-28'],
  ['02/29/2028', '2028-02-29'],
  ['１２/０１/２０２６', '2026-12-01'],
  ['02/29/2027', undefined],
  ['13/01/2026', undefined],
  ['10/00/2026', undefined],
  ['1/2/2026', undefined],
  ['2026-12-31', undefined],
  ['', undefined],
])('%j is the day %s', (typed, day) => {
  expect(parseTypedDate(typed)).toBe(day)
})

test.each([
  ['25/12/2026', '2026-12-25'],
  [' ２５/１２/２０２６ ', '2026-12-25'],
  ['25 / 12 / 2026', '2026-12-25'],
  ['12252026', '2026-12-25'],
  ['20261225', '2026-12-25'],
  ['05.12.2026', '2026-12-05'],
  ['2026年12月25日', '2026-12-25'],
  ['ngày 25 tháng 12 năm 2026', '2026-12-25'],
  ['12/25/26', '2026-12-25'],
  ['1/5/2026', '2026-01-05'],
  ['12/25/2026', undefined],
  ['02/31/2026', undefined],
  ['13/13/2026', undefined],
  ['0000-01-01', undefined],
  ['12/25/20', undefined],
  ['mai', undefined],
  [`${'x'.repeat(40)}1/5/2026`, undefined],
  ['', undefined],
])('%j may mean the day %s', (typed, day) => {
  expect(offeredDate(typed)).toBe(day)
})

test.each([
  ['02/31/2027', true],
  ['31/02/2027', true],
  ['02/28/2027', false],
  ['mai', false],
  ['', false],
])('whether there is no such day as %j: %s', (typed, expected) => {
  expect(isUnreal(typed)).toBe(expected)
})

test.each([
  ['06.12.2026', '2026-12-06'],
  ['12/06/2026', '2026-12-07'],
  ['12/07/2026', undefined],
])('where Sundays are closed, beside %j stands %s', (typed, day) => {
  expect(dayToOffer(typed, ['0'])).toBe(day)
})

test('a day is typed with the month first', () => {
  expect(toTypedDate('2026-12-31')).toBe('12/31/2026')
})

test('a day begins at midnight in Hanoi', () => {
  expect(new Date(toDateTime('2026-12-31')).toISOString()).toBe('2026-12-30T17:00:00.000Z')
})
