import { expect, test } from '@jest/globals'
import { daysIn } from './closed-days'
import { answerDue, isReminderTime, isWorkingDay } from './working-days'

const none = new Set<string>()
const one = (day: string) => ({ firstDay: day, lastDay: day })
const tet = daysIn([
  { firstDay: '2027-02-05', lastDay: '2027-02-11' },
  ...['2027-01-01', '2027-04-30', '2026-09-02'].map(one),
])

test.each([
  ['a Wednesday', '2026-11-25', true],
  ['a Saturday', '2026-11-28', false],
  ['a Sunday', '2026-11-29', false],
  ['Tết, a Monday', '2027-02-08', false],
  ['the Friday after Tết', '2027-02-12', true],
])('%s', (_, day, expected) => {
  expect(isWorkingDay(day, tet)).toBe(expected)
})

test.each([
  ['in the week: the same time of the next day', '2026-11-25T09:30+07:00', '2026-11-26T09:30+07:00'],
  ['on Friday: on Monday', '2026-11-27T15:00+07:00', '2026-11-30T15:00+07:00'],
  ['on Saturday: as if it came when Monday began', '2026-11-28T10:00+07:00', '2026-12-01T00:00+07:00'],
  ['in the first hours of a Friday in Hanoi', '2026-11-26T18:00Z', '2026-11-30T01:00+07:00'],
  ['before Tết', '2027-02-04T10:00+07:00', '2027-02-12T10:00+07:00'],
  ['during Tết', '2027-02-09T10:00+07:00', '2027-02-15T00:00+07:00'],
])('a request that comes %s', (_, received, due) => {
  expect(answerDue(new Date(received), tet).toISOString()).toBe(new Date(due).toISOString())
})

test.each([
  ['at night', '2026-11-25T07:59+07:00', false],
  ['at eight', '2026-11-25T08:00+07:00', true],
  ['on Saturday', '2026-11-28T10:00+07:00', false],
])('staff are reminded %s: %s', (_, now, expected) => {
  expect(isReminderTime(new Date(now), none)).toBe(expected)
})
