import { expect, test } from '@jest/globals'
import { fitWithin } from './fit-within'

test.each([
  [4000, 3000, 1920, 1440],
  [3000, 4000, 1440, 1920],
  [1920, 1080, 1920, 1080],
  [1921, 1, 1920, 1],
  [800, 600, 800, 600],
  [30_000, 2, 1920, 1],
  [5000, 5000, 1920, 1920],
  [1, 1, 1, 1],
])('%i × %i becomes %i × %i', (width, height, ...size) => {
  const [expectedWidth, expectedHeight] = size
  expect(fitWithin({ width, height }, 1920)).toEqual({ width: expectedWidth, height: expectedHeight })
})
