import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { atMost } from './at-most'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('exactly the allowed number of calls passes in each period', () => {
  const may = atMost(2, 1000)
  expect([may(), may(), may()]).toEqual([true, true, false])
  jest.setSystemTime(Date.now() + 999)
  expect(may()).toBe(false)
  jest.setSystemTime(Date.now() + 1)
  expect([may(), may(), may()]).toEqual([true, true, false])
})
