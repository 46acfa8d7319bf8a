import { once } from 'node:events'
import { createServer, get, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { finish, finishMs, type Running } from './finish'

function controlled() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve }
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
})

afterEach(() => {
  jest.useRealTimers()
})

function site() {
  const done: string[] = []
  const [jobs, responses, counts] = [controlled(), controlled(), controlled()]
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

test('a request under way is answered, and no other one is accepted', async () => {
  let respond: (() => void) | undefined
  const listener: RequestListener = (_, response) => void (respond = () => response.end('stored'))
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [requested, began] = [get(url), once(server, 'request')]
  const answered = once(requested, 'response')
  await began
  const stored: string[] = []
  const stopJobs = () => Promise.resolve()
  const ended = finish({ server, delayMs: 0, stopJobs, storeLast: () => Promise.resolve(stored.push('last')) })
  await jest.advanceTimersByTimeAsync(0)
  await expect(once(get(url), 'response')).rejects.toThrow('ECONNREFUSED')
  expect(stored).toEqual([])
  respond?.()
  const [response] = (await answered) as [{ statusCode: number; resume: () => void }]
  response.resume()
  await ended
  expect([response.statusCode, stored]).toEqual([200, ['last']])
})
