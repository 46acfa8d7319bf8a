import { expect, test } from '@jest/globals'
import { compressSteps } from './compress-steps'

test('a photo is tried at full size first, and loses quality before it loses pixels', () => {
  const steps = compressSteps({ width: 4000, height: 3000 }, false)
  expect(steps.slice(0, 4)).toEqual([
    { width: 1920, height: 1440, type: 'image/jpeg', quality: 0.85 },
    { width: 1920, height: 1440, type: 'image/jpeg', quality: 0.75 },
    { width: 1920, height: 1440, type: 'image/jpeg', quality: 0.6 },
    { width: 1536, height: 1152, type: 'image/jpeg', quality: 0.85 },
  ])
})

test.each([
  [3000, 4000, 1440, 1920],
  [1921, 1, 1920, 1],
  [800, 600, 800, 600],
  [30_000, 2, 1920, 1],
  [1, 1, 1, 1],
])('%i × %i is first tried as %i × %i', (width, height, ...size) => {
  const [expectedWidth, expectedHeight] = size
  expect(compressSteps({ width, height }, false)[0]).toMatchObject({ width: expectedWidth, height: expectedHeight })
})

test('a PNG is tried as a PNG before it becomes a JPEG', () => {
  expect(
    compressSteps({ width: 2000, height: 1000 }, true)
      .map(({ type }) => type)
      .slice(0, 2),
  ).toEqual(['image/png', 'image/jpeg'])
})
