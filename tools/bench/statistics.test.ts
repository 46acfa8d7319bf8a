import { expect, test } from '@jest/globals'
import { isSlower } from './statistics'

test.each([
  [11, 4, false],
  [12, 3, true],
  [15, 0, true],
  [5, 0, false],
  [6, 0, true],
  [0, 0, false],
])('%d slower rounds beside %d others are slower than by chance: %s', (slower, others, expected) => {
  const rounds = [...Array<number>(slower).fill(106), ...Array<number>(others).fill(80)]
  expect(isSlower(rounds, Array<number>(slower + others).fill(100), 1.05)).toBe(expected)
})
