import { expect, test } from '@jest/globals'
import { daysIn } from '@/lib/domain/closed-days'
import { sampleSiteRecord } from './sample-site-record'

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
  // A day before the lunar year and its first four; the tenth of the third month. No year here has an earlier leap
  // month.
  const tenth = after(months[newYear + 2] ?? '', 9)
  for (const day of [-1, 0, 1, 2, 3].map((offset) => after(first, offset))) expect(days).toContain(day)
  expect(days).toContain(tenth)
})
