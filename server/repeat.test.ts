import { beforeEach, expect, jest, test } from '@jest/globals'
import { repeat } from './repeat'

beforeEach(() => {
  jest.useFakeTimers()
})

function controlled() {
  const ends: (() => void)[] = []
  const task = jest.fn(() => new Promise<number>((resolve) => ends.push(() => resolve(1000))))
  const end = async () => {
    ends.shift()?.()
    await jest.advanceTimersByTimeAsync(0)
  }
  return { task, end }
}

test('the next run starts when the last has ended and its delay is over', async () => {
  const { task, end } = controlled()
  repeat(task)
  await jest.advanceTimersByTimeAsync(5000)
  expect(task).toHaveBeenCalledTimes(1)
  await end()
  await jest.advanceTimersByTimeAsync(999)
  expect(task).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(task).toHaveBeenCalledTimes(2)
})

test('calls during a run cause one more run right after it, and a call between runs ends the delay', async () => {
  const { task, end } = controlled()
  const { now } = repeat(task)
  now()
  now()
  expect(task).toHaveBeenCalledTimes(1)
  await end()
  expect(task).toHaveBeenCalledTimes(2)
  await end()
  expect(task).toHaveBeenCalledTimes(2)
  now()
  expect(task).toHaveBeenCalledTimes(3)
  await end()
  await jest.advanceTimersByTimeAsync(1000)
  expect(task).toHaveBeenCalledTimes(4)
})

test('nothing runs after the stop', async () => {
  const { task, end } = controlled()
  const { now, stop } = repeat(task)
  now()
  stop()
  now()
  await end()
  await jest.advanceTimersByTimeAsync(5000)
  expect(task).toHaveBeenCalledTimes(1)
  expect(jest.getTimerCount()).toBe(0)
})
