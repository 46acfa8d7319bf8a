import { expect, test } from '@jest/globals'
import { parseLocalTime, toLocalTime } from './local-time'

test.each([
  ['2026-11-30T17:00:00.000Z', '2026-12-01T00:00'],
  ['2026-12-31T16:59:59.999Z', '2026-12-31T23:59'],
  ['2028-02-28T17:30:00.000Z', '2028-02-29T00:30'],
])('%s is %s in Hanoi', (moment, local) => {
  expect(toLocalTime(new Date(moment))).toBe(local)
  expect(parseLocalTime(local)?.toISOString().slice(0, 16)).toBe(moment.slice(0, 16))
})

test.each(['', '2026-12-01', '2026-13-01T00:00', '2026-12-01T25:00', '2026-12-01 08:00', '12026-12-01T08:00'])(
  '%j is no time',
  (typed) => {
    expect(parseLocalTime(typed)).toBeUndefined()
  },
)

test('no moment is an empty field', () => {
  expect(toLocalTime(new Date('x'))).toBe('')
})
