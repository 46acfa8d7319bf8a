import { beforeEach, expect, jest, test } from '@jest/globals'
import os from 'node:os'
import { performance as thisProcess } from 'node:perf_hooks'
import { idleMs, later, maxDelayMs } from './later'

/** How many processes want a processor, and which share of the time this one has something to do. */
let [load, utilization] = [0, 0]

beforeEach(() => {
  ;[load, utilization] = [0, 0]
  jest
    .spyOn(thisProcess, 'eventLoopUtilization')
    .mockImplementation(() => ({ idle: 1 - utilization, active: utilization, utilization }))
  jest.spyOn(os, 'loadavg').mockImplementation(() => [load, 0, 0])
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

test('work waits while the processors are busy, but not for ever', async () => {
  const [first, second] = [piece(), piece()]
  load = os.availableParallelism() + 0.1
  later(first)
  await jest.advanceTimersByTimeAsync(4 * idleMs)
  expect(first).not.toHaveBeenCalled()
  load = os.availableParallelism()
  await jest.advanceTimersByTimeAsync(2 * idleMs)
  expect(first).toHaveBeenCalledTimes(1)
  load = os.availableParallelism() + 1
  later(second)
  await jest.advanceTimersByTimeAsync(maxDelayMs - 1)
  expect(second).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(second).toHaveBeenCalledTimes(1)
})

test('work waits while visitors keep this process busy', async () => {
  const task = piece()
  utilization = 0.9
  later(task)
  await jest.advanceTimersByTimeAsync(4 * idleMs)
  expect(task).not.toHaveBeenCalled()
  utilization = 0.1
  await jest.advanceTimersByTimeAsync(2 * idleMs)
  expect(task).toHaveBeenCalledTimes(1)
})

test('on a busy machine overdue tasks are spread', async () => {
  const tasks = [piece(), piece(), piece()]
  const begun = () => tasks.filter(({ mock }) => mock.calls.length > 0).length
  utilization = 0.9
  for (const task of tasks) later(task)
  await jest.advanceTimersByTimeAsync(maxDelayMs)
  expect(begun()).toBe(1)
  await jest.advanceTimersByTimeAsync(idleMs)
  expect(begun()).toBe(2)
  utilization = 0
  await jest.advanceTimersByTimeAsync(idleMs)
  expect(begun()).toBe(3)
})

test('work is done after the maximum delay even if more is always added', async () => {
  const [first, step] = [piece(), idleMs * 0.9]
  later(first)
  for (let waited = 0; waited < maxDelayMs - idleMs; waited += step) {
    await jest.advanceTimersByTimeAsync(step)
    later(piece())
  }
  expect(first).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(idleMs)
  expect(first).toHaveBeenCalledTimes(1)
})
