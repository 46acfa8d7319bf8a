import { expect, test } from '@jest/globals'
import { isTooOld, latestAttempt, nextAttempt } from './back-off'

const now = new Date('2026-11-22T08:00:00Z')
const minutesUntil = (date: Date) => (date.getTime() - now.getTime()) / 60_000

test.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [10, 360],
  [5000, 360],
])('after %d attempts the next is in %d minutes', (attempts, minutes) => {
  expect(minutesUntil(nextAttempt(attempts, now, () => 0.5))).toBe(minutes)
})

test.each([
  [0, 3.6],
  [1, 4.4],
])('random value %d turns four minutes into %d', (chance, minutes) => {
  expect(minutesUntil(nextAttempt(3, now, () => chance))).toBeCloseTo(minutes, 6)
})

test('no attempt is put off beyond the latest', () => {
  expect(nextAttempt(5000, now, () => 1)).toEqual(latestAttempt(now))
})

test.each([
  ['2026-11-17T08:00:00Z', false],
  ['2026-11-17T07:59:59Z', true],
  ['2026-11-23T08:00:00Z', false],
])('an item created at %s is too old: %s', (created, isOld) => {
  expect(isTooOld(new Date(created), now)).toBe(isOld)
})
