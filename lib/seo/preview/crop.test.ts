import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { cropAround } from './crop'

const columns = async () => {
  const column = (i: number) => ({
    input: { create: { width: 100, height: 100, channels: 3 as const, background: { r: i * 25, g: 0, b: 0 } } },
    left: i * 100,
    top: 0,
  })
  return sharp({ create: { width: 1000, height: 100, channels: 3, background: '#000' } })
    .composite(Array.from({ length: 10 }, (_, i) => column(i)))
    .png()
    .toBuffer()
}

test.each([
  [0, 0],
  [5, 0],
  [50, 5],
  [75, 7],
  [100, 9],
])('a crop around %d %% of the width shows column %d in its middle, or at its edge', async (x, column) => {
  const window = { width: 100, height: 100 }
  const cut = await cropAround(await columns(), { focus: { x, y: 50 }, window, at: { x: 50, y: 50 } })
  const { data, info } = await cut.raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([100, 100])
  const red = data[(50 * 100 + 50) * info.channels] ?? 0
  expect(Math.round(red / 25)).toBe(column)
})
