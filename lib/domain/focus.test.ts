import { describe, expect, test } from '@jest/globals'
import { cropStep } from './focus'

const face = 6

function shown(visible: number, step: number): [number, number] {
  const from = (step / 100) * (100 - visible)
  return [from, from + visible]
}

describe('a face is not cut', () => {
  test.each([
    ['4:5 in a square', 80],
    ['3:2 in 4:5', 53.3],
    ['2:3 in 16:9', 37.5],
    ['4:5 in 16:9', 45],
    ['16:9 in 4:5', 45],
  ])('%s', (_, visible) => {
    for (let at = face; at <= 100 - face; at++) {
      const [from, to] = shown(visible, cropStep(at))
      expect({ at, isWhole: from <= at - face && at + face <= to }).toEqual({ at, isWhole: true })
    }
  })
})

test.each([
  [0, 0],
  [29, 25],
  [50, 50],
  [64, 75],
  [100, 100],
])('%i %% stands at %i %%', (percent, step) => expect(cropStep(percent)).toBe(step))
