import { expect, jest, test } from '@jest/globals'
import { oncePerContent } from './once-per-content'

const treat = jest.fn((content: string, variant: string) => `${variant}:${content}`)

test('a content is processed once, for any number of requests', () => {
  const cached = oncePerContent(treat, 10)
  expect([1, 2, 3, 4, 5].map(() => cached('a', 'vi', {}))).toEqual(Array(5).fill('vi:a'))
  expect(treat).toHaveBeenCalledTimes(1)
  expect(cached('a', 'en', {})).toBe('en:a')
  expect(treat).toHaveBeenCalledTimes(2)
})

test('a changed content is processed again, and the least recently used results are evicted', () => {
  const slow = jest.fn((content: string) => content)
  const cached = oncePerContent(slow, 2)
  for (const content of ['a', 'b', 'a', 'c', 'a', 'b']) cached(content, 'vi', {})
  expect(slow.mock.calls.map(([content]) => content)).toEqual(['a', 'b', 'c', 'b'])
})
