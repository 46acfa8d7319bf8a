import { expect, test } from '@jest/globals'
import { daysIn } from '@/lib/domain/closed-days'
import { sampleSiteRecord } from './sample-site-record'

const after = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

test.each([
  ['2026', '2026-02-17', '2026-04-26'],
  ['2027', '2027-02-06', '2027-04-16'],
  ['2028', '2028-01-26', '2028-04-04'],
])(
  'the sample list has the public holidays of %s, with the lunar year from %s and the Hung Kings',
  (year, tet, kings) => {
    const days = [...daysIn(sampleSiteRecord().contact.closedDays)].filter((day) => day.startsWith(year))
    const ofTet = [-1, 0, 1, 2, 3].map((offset) => after(tet, offset))
    const fixed = ['01-01', '04-30', '05-01', '09-02'].map((day) => `${year}-${day}`)
    expect(days).toEqual(expect.arrayContaining([...fixed, ...ofTet, kings]))
    // One day of New Year, five of Tết, one of the Hung Kings, 30 April, 1 May, two of the National Day.
    expect(days).toHaveLength(11)
  },
)
