import { expect, test } from '@jest/globals'
import { toRating } from './ratings'

test.each([
  [[], { stars: 5, mean: undefined, count: 0 }],
  [['4'], { stars: 4, mean: 4, count: 1 }],
  [['4', '5'], { stars: 5, mean: 4.5, count: 2 }],
  [['0', '6', '4.5', 'x', ''], { stars: 5, mean: undefined, count: 0 }],
  [['5', 'x'], { stars: 5, mean: 5, count: 1 }],
])('the rating of %j', (values, rating) => {
  expect(toRating(values)).toEqual(rating)
})
