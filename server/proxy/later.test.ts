import { beforeEach, expect, jest, test } from '@jest/globals'
import { idleMs, later, maxDelayMs } from './later'

beforeEach(() => {
  jest.useFakeTimers()
})

const piece = () => jest.fn(async () => undefined)

test('work starts when nothing has been added for a while', async () => {
  const [first, second] = [piece(), piece()]
  later(first)
  await jest.advanceTimersByTimeAsync(idleMs - 1)
  later(second)
  await jest.advanceTimersByTimeAsync(idleMs - 1)
  expect(first).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(2)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
})

test('tasks run one after another; a failure is logged and does not stop the others', async () => {
  let end: (problem: Error) => void = () => undefined
  const next = piece()
  later(() => new Promise((_, reject) => (end = reject)))
  later(next)
  await jest.advanceTimersByTimeAsync(2 * idleMs)
  expect(next).not.toHaveBeenCalled()
  end(new Error('broken'))
  await jest.advanceTimersByTimeAsync(1)
  expect(next).toHaveBeenCalledTimes(1)
  expect(console.error).toHaveBeenCalledWith('work in the background failed', expect.any(Error))
  jest.mocked(console.error).mockClear()
})

test('work is done after the maximum delay even if more is always added', async () => {
  const first = piece()
  later(first)
  for (let waited = 0; waited < maxDelayMs - idleMs; waited += idleMs / 2) {
    await jest.advanceTimersByTimeAsync(idleMs / 2)
    later(piece())
  }
  expect(first).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(idleMs)
  expect(first).toHaveBeenCalledTimes(1)
})
