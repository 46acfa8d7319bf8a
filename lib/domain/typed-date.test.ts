import { expect, test } from '@jest/globals'
import { parseTypedDate, toDateTime, toTypedDate } from './typed-date'

test.each([
  ['12/31/2026', '2026-12-31'],
  [' 02/28/2027 ', '2027-02-28'],
  ['02/29/2028', '2028-02-29'],
  ['１２/０１/２０２６', '2026-12-01'],
  ['02/29/2027', undefined],
  ['02/31/2026', undefined],
  ['13/01/2026', undefined],
  ['00/10/2026', undefined],
  ['10/00/2026', undefined],
  ['1/2/2026', undefined],
  ['2026-12-31', undefined],
  ['31/12/2026', undefined],
  ['12/31/26', undefined],
  ['', undefined],
])('%j is the day %s', (typed, day) => {
  expect(parseTypedDate(typed)).toBe(day)
})

test('a day is typed with the month first', () => {
  expect(toTypedDate('2026-12-31')).toBe('12/31/2026')
})

test('a day begins at midnight in Hanoi', () => {
  expect(new Date(toDateTime('2026-12-31')).toISOString()).toBe('2026-12-30T17:00:00.000Z')
})
