import { expect, test } from '@jest/globals'
import { expiredBackups, madeAt, newestNightly, nightlyName } from './retention'

const keep = { daily: 7, weekly: 4, monthly: 12 }
const dayMs = 24 * 60 * 60 * 1000

const at = (day: string, time = '020000') => `ilc-nightly-${day.replaceAll('-', '')}-${time}.zip`

function daily(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = Date.parse(from); day <= Date.parse(to); day += dayMs)
    days.push(at(new Date(day).toISOString().slice(0, 10)))
  return days
}

const remaining = (names: string[], lastGood = names.at(-1) ?? '', kept = keep) => {
  const expired = new Set(expiredBackups(names, lastGood, kept))
  return names.filter((name) => !expired.has(name))
}

test.each<[string, string[], string[]]>([
  [
    'weeks and months across a new year',
    daily('2026-11-01', '2027-01-06'),
    [at('2026-11-30'), at('2026-12-20'), at('2026-12-27'), ...daily('2026-12-31', '2027-01-06')],
  ],
  [
    'a site that was off for a year',
    [...daily('2025-01-01', '2025-01-10'), at('2026-11-26')],
    [...daily('2025-01-05', '2025-01-10'), at('2026-11-26')],
  ],
  [
    'several of one day',
    [at('2026-11-25', '020000'), at('2026-11-26', '020000'), at('2026-11-26', '090000')],
    [at('2026-11-25', '020000'), at('2026-11-26', '090000')],
  ],
  [
    'files that the site did not make',
    ['ilc-20200101-020000.zip', 'notes.txt', 'ilc-nightly-20200101-020000.zip.part', at('2026-11-26')],
    ['ilc-20200101-020000.zip', 'notes.txt', 'ilc-nightly-20200101-020000.zip.part', at('2026-11-26')],
  ],
])('of %s these are kept', (_, names, kept) => {
  expect(remaining(names)).toEqual(kept)
})

test('twelve months, and no more', () => {
  const names = daily('2024-01-01', '2026-11-26')
  const months = new Set(remaining(names).map((name) => name.slice(12, 18)))
  expect([months.size, [...months].sort().at(0)]).toEqual([12, '202512'])
})

test('the backup that was just made is kept whatever the numbers are, and so is one from the future', () => {
  const none = { daily: 0, weekly: 0, monthly: 0 }
  const names = [at('2026-11-25'), at('2026-11-26'), at('2030-01-01')]
  expect(remaining(names, at('2026-11-26'), none)).toEqual([at('2026-11-26'), at('2030-01-01')])
})

test('nothing is deleted while no backup is known to be good', () => {
  expect(expiredBackups(daily('2026-01-01', '2026-11-26'), '', keep)).toEqual([])
})

test('a night in Hanoi is the day of its date there', () => {
  const made = new Date('2026-11-25T19:00:05Z')
  expect([nightlyName(made, false), nightlyName(made, true)]).toEqual([
    'ilc-nightly-20261126-020005.zip',
    'ilc-nightly-20261126-020005.zip.enc',
  ])
  expect(madeAt(nightlyName(made, true))).toEqual(made)
  expect(madeAt('ilc-nightly-20261399-020005.zip')).toBeUndefined()
})

test('the newest backup of the site is found among other files', () => {
  expect(newestNightly(['z.zip', at('2026-11-02'), at('2026-11-03', '010000'), at('2026-11-01', '230000')])).toBe(
    at('2026-11-03', '010000'),
  )
  expect(newestNightly(['z.zip'])).toBeUndefined()
})
