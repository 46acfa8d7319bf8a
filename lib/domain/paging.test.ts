import { expect, test } from '@jest/globals'
import { pageCount, pageNumbers } from './paging'

test.each([
  [0, 6, 1],
  [6, 6, 1],
  [7, 6, 2],
])('%d articles at %d a page are %d pages', (total, limit, pages) => {
  expect(pageCount(total, limit)).toBe(pages)
})

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 9, [1, 2, undefined, 9]],
  [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
  [9, 9, [1, undefined, 8, 9]],
])('around page %d of %d', (current, count, numbers) => {
  expect(pageNumbers(current, count)).toEqual(numbers)
})
