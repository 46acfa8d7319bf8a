import { describe, expect, test } from '@jest/globals'
import { advance, bounded, lastIndex, step, swipeStep, type Motion, type Place } from './carousel'

test.each([
  [6, 4, 2],
  [3, 4, 0],
  [0, 4, 0],
])('%d slides of which %d are visible end at %d', (count, visible, last) => {
  expect(lastIndex(count, visible)).toBe(last)
})

test.each([
  [-1, 2, 0],
  [1, 2, 1],
  [5, 2, 2],
])('place %d within 0 to %d is %d', (index, last, place) => {
  expect(bounded(index, last)).toBe(place)
})

test.each<[Motion, number, -1 | 0 | 1, number, number]>([
  ['wrap', 2, 1, 2, 0],
  ['wrap', 0, -1, 2, 2],
  ['wrap', 0, 1, 0, 0],
  ['bounce', 2, 1, 2, 2],
  ['bounce', 2, -1, 2, 1],
])('%s: from %d by %d within 0 to %d gives %d', (motion, index, by, last, place) => {
  expect(step(motion, index, by, last)).toBe(place)
})

describe('automatic motion', () => {
  const places = (motion: Motion, last: number, steps: number, from: Place = { index: 0, direction: 1 }) => {
    const seen = [from.index]
    for (let place = from; seen.length <= steps; seen.push(place.index)) place = advance(motion, place, last)
    return seen
  }

  test.each<[Motion, number, number[]]>([
    ['wrap', 2, [0, 1, 2, 0, 1, 2, 0]],
    ['wrap', 0, [0, 0, 0]],
    ['bounce', 2, [0, 1, 2, 1, 0, 1, 2]],
    ['bounce', 0, [0, 0, 0]],
  ])('%s within 0 to %d', (motion, last, expected) => {
    expect(places(motion, last, expected.length - 1)).toEqual(expected)
  })

  test('continues from its place in the same direction', () => {
    expect(places('bounce', 4, 3, { index: 2, direction: -1 })).toEqual([2, 1, 0, 1])
  })

  test('returns into bounds that have become smaller', () => {
    expect(advance('bounce', { index: 5, direction: 1 }, 2)).toEqual({ index: 2, direction: -1 })
    expect(advance('wrap', { index: 5, direction: 1 }, 2).index).toBe(0)
  })
})

test.each([
  [51, -1],
  [50, 0],
  [-50, 0],
  [-51, 1],
] as const)('a swipe of %d pixels steps by %d', (distance, by) => {
  expect(swipeStep(distance)).toBe(by)
})
