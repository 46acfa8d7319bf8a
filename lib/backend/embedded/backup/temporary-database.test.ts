import { expect, test } from '@jest/globals'
import { isLeft } from './temporary-database'

test.each([
  ['ilc_drill_1790000000_0a1b2c3d', 24 * 60 * 60 + 1, true],
  ['ilc_drill_1790000000_0a1b2c3d', 24 * 60 * 60 - 1, false],
  ['ilc_drill_1790000000_', 90_000, false],
  ['ilc_drill_of_the_year', 90_000, false],
  ['ilc', 90_000, false],
])('the database %s is dropped %s seconds later: %s', (name, seconds, expected) => {
  expect(isLeft(name, (1_790_000_000 + seconds) * 1000)).toBe(expected)
})
