import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { finish, finishMs, type Running } from './finish'

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
})

afterEach(() => {
  jest.useRealTimers()
})

function site() {
  const done: string[] = []
  const [jobs, responses] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const counts = Promise.withResolvers<void>()
  const running: Running = {
    server: {
      close: ((closed: () => void) => {
        done.push('close')
        void responses.promise.then(closed)
      }) as unknown as Running['server']['close'],
      closeIdleConnections: () => void done.push('close idle'),
      closeAllConnections: () => {
        done.push('close all')
        responses.resolve()
      },
    },
    delayMs: 8000,
    stopJobs: () => {
      done.push('stop jobs')
      return jobs.promise
    },
    storeLast: () => {
      done.push('store last')
      return counts.promise
    },
  }
  void finish(running).then(() => done.push('end'))
  return { done, jobs, responses, counts }
}

test('jobs stop at once, requests are accepted a while longer, and the last counts are stored after the last response', async () => {
  const { done, jobs, responses, counts } = site()
  await jest.advanceTimersByTimeAsync(7999)
  expect(done).toEqual(['stop jobs'])
  await jest.advanceTimersByTimeAsync(1)
  expect(done).toEqual(['stop jobs', 'close', 'close idle'])
  responses.resolve()
  await jest.advanceTimersByTimeAsync(0)
  counts.resolve()
  await jest.advanceTimersByTimeAsync(0)
  expect(done.slice(3)).toEqual(['store last'])
  jobs.resolve()
  await jest.advanceTimersByTimeAsync(0)
  expect(done.slice(4)).toEqual(['end'])
})

test('responses are cut off after ten seconds, and everything after twenty', async () => {
  const { done, jobs } = site()
  jobs.resolve()
  await jest.advanceTimersByTimeAsync(8000 + 9999)
  expect(done).not.toContain('close all')
  await jest.advanceTimersByTimeAsync(1)
  expect(done.slice(3)).toEqual(['close all', 'store last'])
  await jest.advanceTimersByTimeAsync(finishMs - 10_001)
  expect(done).not.toContain('end')
  await jest.advanceTimersByTimeAsync(1)
  expect(done.at(-1)).toBe('end')
})
