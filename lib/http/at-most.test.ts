import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { atMost } from './at-most'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('so many are let through in each span, and not one more', () => {
  const may = atMost(2, 1000)
  expect([may(), may(), may()]).toEqual([true, true, false])
  jest.setSystemTime(Date.now() + 999)
  expect(may()).toBe(false)
  jest.setSystemTime(Date.now() + 1)
  expect([may(), may(), may()]).toEqual([true, true, false])
})
