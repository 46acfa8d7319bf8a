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

test('a small photo keeps its size at first', () => {
  expect(compressSteps({ width: 640, height: 480 }, false)[0]).toMatchObject({ width: 640, height: 480 })
})

test('a PNG is tried as a PNG before it becomes a JPEG', () => {
  expect(
    compressSteps({ width: 2000, height: 1000 }, true)
      .map(({ type }) => type)
      .slice(0, 2),
  ).toEqual(['image/png', 'image/jpeg'])
})
