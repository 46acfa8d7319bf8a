import { expect, test } from '@jest/globals'
import { weekdays } from './opening-days'
import { closedOf, freeSeat, freeSlots, slotFrom, slotsOf, type SlotPeriod, type SlotSettings } from './slots'

const workdays = weekdays.slice(0, 5)
const hours = { opens: '08:00', closes: '10:00', days: workdays }
const hourly: SlotSettings = { minutes: 60, people: 1, periods: [] }
const noon: SlotPeriod[] = [
  { days: workdays, from: '13:30', until: '15:00' },
  { days: weekdays.slice(0, 6), from: '08:00', until: '09:45' },
]
const closed = ['2027-01-05/2027-01-06']

/** Sunday, 3 January 2027, 09:10 in Hanoi. */
const now = new Date('2027-01-03T02:10:00Z')

const starts = (day: string, slots: SlotSettings, at = now) =>
  slotsOf(day, { hours, slots }, closed, at).map(({ start, end }) => `${start}-${end}`)

test.each<[what: string, day: string, slots: SlotSettings, expected: string[]]>([
  ['in the opening hours', '2027-01-04', hourly, ['08:00-09:00', '09:00-10:00']],
  ['whole slots only', '2027-01-04', { ...hourly, minutes: 45 }, ['08:00-08:45', '08:45-09:30']],
  ['in periods, sorted', '2027-01-04', { ...hourly, periods: noon }, ['08:00-09:00', '13:30-14:30']],
  ['in the periods of this weekday', '2027-01-09', { ...hourly, periods: noon }, ['08:00-09:00']],
  [
    'not twice where periods overlap',
    '2027-01-04',
    {
      ...hourly,
      periods: [
        { days: workdays, from: '08:00', until: '10:00' },
        { days: workdays, from: '08:30', until: '11:30' },
      ],
    },
    ['08:00-09:00', '09:00-10:00', '10:30-11:30'],
  ],
  ['none without settings', '2027-01-04', { ...hourly, minutes: 0 }, []],
  ['none for nobody', '2027-01-04', { ...hourly, people: 0 }, []],
  ['none on a day of the week on which the institute is closed', '2027-01-09', hourly, []],
  ['none on a closed day', '2027-01-05', hourly, []],
  ['none on a day that does not exist', '2027-02-31', hourly, []],
  ['a year ahead', '2028-01-04', hourly, ['08:00-09:00', '09:00-10:00']],
  ['none later', '2028-01-05', hourly, []],
  ['none at no times', '2027-01-04', { ...hourly, periods: [{ days: workdays, from: '', until: '25:00' }] }, []],
])('slots are %s', (_, day, slots, expected) => {
  expect(starts(day, slots)).toEqual(expected)
})

test.each([
  ['2027-01-04T00:59:59Z', ['08:00-09:00', '09:00-10:00']],
  ['2027-01-04T01:00:00Z', ['09:00-10:00']],
  ['2027-01-04T16:59:00Z', []],
  ['2027-01-03T17:30:00Z', ['08:00-09:00', '09:00-10:00']],
])('at %s, those that have begun in Hanoi are left out', (at, expected) => {
  expect(starts('2027-01-04', hourly, new Date(at))).toEqual(expected)
})

const holiday = { firstDay: '2027-01-05', lastDay: '2027-01-06', name: {} }

test.each<[what: string, days: (typeof weekdays)[number][], slots: SlotSettings, expected: string[]]>([
  ['days of the week without opening hours', workdays, hourly, ['6', '0']],
  ['those without times for appointments either', workdays, { ...hourly, periods: noon }, ['0']],
  ['times that are switched off', workdays, { ...hourly, minutes: 0, periods: noon }, ['6', '0']],
  ['none where no hours are known', [], hourly, []],
])('closed are %s', (_, days, slots, expected) => {
  const week = { hours: { ...hours, days }, slots, closedDays: [holiday] }
  expect(closedOf(week)).toEqual([...expected, '2027-01-05/2027-01-06'])
})

const nine = { start: '09:00', end: '10:00' }

test.each<[taken: string, people: number, seat: number | undefined]>([
  ['', 1, 1],
  ['1 09:00 10:00', 1, undefined],
  ['1 09:00 10:00', 2, 2],
  ['2 09:00 10:00', 2, 1],
  ['1 08:00 09:00, 1 10:00 11:00', 1, 1],
  ['1 09:30 09:45', 1, undefined],
  ['1 08:00 12:00', 1, undefined],
  ['3 09:00 10:00, 2 09:00 10:00', 2, undefined],
  ['3 09:00 10:00', 2, 1],
])('while %j is taken, of %i people the place %s is free', (taken, people, expected) => {
  const seats = taken.split(', ').flatMap((text) => {
    const [seat, start = '', end = ''] = text.split(' ')
    return seat ? { seat: Number(seat), start, end } : []
  })
  expect(freeSeat(nine, people, seats)).toBe(expected)
  expect(freeSlots([nine], people, seats)).toEqual(expected === undefined ? [] : [nine])
})

test.each([
  ['09:00', 45, { start: '09:00', end: '09:45' }],
  ['23:30', 60, { start: '23:30', end: '23:59' }],
  ['09:00', 0, undefined],
])('the slot from %s of %s minutes', (start, minutes, slot) => {
  expect(slotFrom(start, { minutes, people: 1, periods: [] })).toEqual(slot)
})
