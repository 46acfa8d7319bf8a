import { expect, test } from '@jest/globals'
import { sampleSiteRecord } from '@/lib/backend/sample-site-record'
import { closedDates, comingClosedDays, daysIn, isClosedOn, isDay, isPeriod, nearClosedDays } from './closed-days'
import { languages } from './languages'

const closed = (firstDay: string, lastDay: string) => ({ firstDay, lastDay, name: { vi: firstDay } })
const tet = closed('2027-02-05', '2027-02-09')
const newYear = closed('2027-01-01', '2027-01-01')
const all = [tet, newYear]

test.each([
  ['2027-02-28', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-2-1', false],
  ['01/02/2027', false],
  ['', false],
])('%j is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected))

test.each([
  ['2027-01-01', '2027-01-01', true],
  ['2027-01-01', '2027-01-31', true],
  ['2027-01-01', '2027-02-01', false],
  ['2027-01-02', '2027-01-01', false],
  ['2027-01-01', 'x', false],
])('from %s to %s is a period: %s', (first, last, expected) => expect(isPeriod(first, last)).toBe(expected))

test('the single days of a list; an impossible entry has none', () => {
  expect([...daysIn([closed('2026-12-31', '2027-01-02'), closed('2027-01-01', '2028-01-01')])]).toEqual([
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ])
})

// Midnight in Hanoi is 17:00 in Greenwich.
test.each([
  ['2026-12-01T16:59:59Z', ['2027-01-01', '2027-02-05'], []],
  ['2026-12-01T17:00:00Z', ['2027-01-01', '2027-02-05'], ['2027-01-01']],
  ['2027-01-01T16:59:59Z', ['2027-01-01', '2027-02-05'], ['2027-01-01']],
  ['2027-01-05T17:00:00Z', ['2027-02-05'], ['2027-02-05']],
  ['2027-02-09T16:59:59Z', ['2027-02-05'], ['2027-02-05']],
  ['2027-02-09T17:00:00Z', [], []],
  ['2025-12-01T00:00:00Z', [], []],
])('at %s, to come: %j, near: %j', (now, coming, near) => {
  const first = (found: (typeof tet)[]) => found.map(({ firstDay }) => firstDay)
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

test('dates in words', () => {
  expect(languages.map((language) => closedDates(tet, language).replace(/\s/g, ' '))).toEqual([
    '5 – 9 tháng 2, 2027',
    'February 5 – 9, 2027',
    '2027/2/5 – 2027/2/9',
  ])
  expect(closedDates(newYear, 'zh')).toBe('2027年1月1日')
})

/**
 * The days in Hanoi on which a lunar month begins, by Meeus' mean new moon with its largest corrections (exact to some
 * minutes). The calendar of `Intl` is wrong by a day where a moon is new shortly before midnight, as in February 2027.
 */
function lunarMonths(): string[] {
  return Array.from({ length: 50 }, (_, i) => {
    const k = 1559 + i
    const t = k / 1236.85
    const rad = (degrees: number) => (degrees * Math.PI) / 180
    const sun = rad(359.2242 + 29.10535608 * k - 0.0000333 * t * t)
    const moon = rad(306.0253 + 385.81691806 * k + 0.0107306 * t * t)
    const latitude = rad(21.2964 + 390.67050646 * k - 0.0016528 * t * t)
    const julian =
      2415020.75933 +
      29.53058868 * k +
      0.0001178 * t * t +
      (0.1734 - 0.000393 * t) * Math.sin(sun) +
      0.0021 * Math.sin(2 * sun) -
      0.4068 * Math.sin(moon) +
      0.0161 * Math.sin(2 * moon) +
      0.0104 * Math.sin(2 * latitude) -
      0.0051 * Math.sin(sun + moon) -
      0.0074 * Math.sin(sun - moon)
    return new Date((julian - 2440587.5 + 7 / 24) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  })
}

const after = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

test.each(['2026', '2027', '2028'])('the sample list has the public holidays of %s', (year) => {
  const { closedDays } = sampleSiteRecord().contact
  const days = [...daysIn(closedDays)].filter((day) => day.startsWith(year))
  for (const fixed of ['01-01', '04-30', '05-01', '09-02']) expect(days).toContain(`${year}-${fixed}`)
  // One day of New Year, five of Tết, one of the Hung Kings, 30 April, 1 May, two of the National Day.
  expect(days).toHaveLength(11)

  const months = lunarMonths()
  const newYear = months.findIndex((month) => month >= `${year}-01-21`)
  const first = months[newYear] ?? ''
  // A day before the lunar year and its first four; the tenth of the third month. No year here has an earlier leap month.
  const tenth = after(months[newYear + 2] ?? '', 9)
  for (const day of [-1, 0, 1, 2, 3].map((offset) => after(first, offset))) expect(days).toContain(day)
  expect(days).toContain(tenth)
})
