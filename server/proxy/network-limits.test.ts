import { afterEach, expect, jest, test } from '@jest/globals'
import { NetworkLimits, OverBudget } from './network-limits'

let now = 0
jest.spyOn(performance, 'now').mockImplementation(() => now)
afterEach(() => {
  now = 0
})

function taken(limits: NetworkLimits, address: string, count = 1000): number {
  const allowance = limits.of(address, 'missing')
  for (let i = 0; i < count; i++) {
    try {
      allowance?.take()
    } catch (error) {
      if (!(error instanceof OverBudget)) throw error
      return i
    }
  }
  return count
}

test('a network has a budget, which is refilled, and others have their own', () => {
  const limits = new NetworkLimits()
  expect(taken(limits, '203.0.113.1')).toBe(60)
  expect(() => limits.of('203.0.113.1', 'missing')?.take()).toThrow(
    expect.objectContaining({ seconds: 1 }) as unknown as Error,
  )
  expect([taken(limits, '203.0.113.2'), taken(limits, '2001:db8:0:100::1')]).toEqual([60, 60])
  expect(taken(limits, '2001:db8:0:1ff:a::9')).toBe(0)
  expect(() => limits.of('203.0.113.1', 'search')?.take()).not.toThrow()
  now += 10_000
  expect(taken(limits, '203.0.113.1')).toBe(10)
  now += 3_600_000
  expect(taken(limits, '203.0.113.1')).toBe(60)
})

test('what was no waste is given back', () => {
  const limits = new NetworkLimits()
  for (let i = 0; i < 500; i++) {
    const allowance = limits.of('203.0.113.1', 'missing')
    allowance?.take()
    allowance?.giveBack()
  }
  limits.of('203.0.113.1', 'missing')?.giveBack()
  expect(taken(limits, '203.0.113.1')).toBe(60)
})

test('refusals wait, so that whoever asks again at once asks less, but only as many as a flood may hold', async () => {
  jest.useFakeTimers({ doNotFake: ['performance', 'nextTick', 'queueMicrotask'] })
  const limits = new NetworkLimits()
  let refused = 0
  const refuse = () => void limits.beforeRefusal().then(() => (refused += 1))
  for (let i = 0; i < 1000; i++) refuse()
  await jest.advanceTimersByTimeAsync(249)
  expect(refused).toBe(0)
  refuse()
  await jest.advanceTimersByTimeAsync(0)
  expect(refused).toBe(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(refused).toBe(1001)
  jest.useRealTimers()
})
