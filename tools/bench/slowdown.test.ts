import { expect, test } from '@jest/globals'
import { slowdownOn } from './slowdown'

test.each([
  [2500, 4],
  [1000, 4],
  [750, 3],
  [250, 1],
  [100, 1],
])('on a machine of speed %d the phone is %d times slower', (index, expected) => {
  expect(slowdownOn(index)).toBe(expected)
})
