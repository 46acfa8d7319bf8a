import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { bodyTimeMs, limitBody } from './slow-body'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

const minute = 60_000

test.each([
  ['a comment', 1000, 5.01],
  ['the largest file', 10 * 1024 * 1024, 60],
  ['a body of unknown length', Number.NaN, 5],
])('%s has its time', (_, length, minutes) => {
  expect(bodyTimeMs(length) / minute).toBeCloseTo(minutes, 1)
})

function arriving(headers: Record<string, string>) {
  const destroy = jest.fn(() => void (socket.destroyed = true))
  const socket = { destroy, destroyed: false, resume: () => undefined }
  const request = Object.assign(new PassThrough(), { headers, complete: false, socket })
  const response = new EventEmitter()
  limitBody(request as unknown as IncomingMessage, response as unknown as ServerResponse)
  return { request, response, destroy }
}

test('a body that is late ends, and one that has arrived does not', () => {
  const late = arriving({ 'content-length': '1000' })
  const chunked = arriving({ 'transfer-encoding': 'chunked' })
  const slow = arriving({ 'content-length': '1000000' })
  const whole = arriving({ 'content-length': '1000' })
  whole.request.complete = true
  const closed = arriving({ 'content-length': '1000' })
  closed.request.socket.destroyed = true
  closed.request.emit('close')
  const none = arriving({})
  jest.advanceTimersByTime(6 * minute)
  const ended = [late, chunked, slow, whole, closed, none].map(({ destroy }) => destroy.mock.calls.length)
  expect(ended).toEqual([1, 1, 0, 0, 0, 0])
  jest.advanceTimersByTime(8 * minute)
  expect(slow.destroy).toHaveBeenCalledTimes(1)
})

test('what is left of a body once its request was answered has a minute', () => {
  const [answered, whole, late] = ['20000000', '20000000', '1000'].map((length) =>
    arriving({ 'content-length': length }),
  )
  jest.advanceTimersByTime(4.5 * minute)
  for (const one of [answered, whole, late]) one?.response.emit('finish')
  Object.assign(whole?.request ?? {}, { complete: true })
  const ended = () => [answered, whole, late].map((one) => one?.destroy.mock.calls.length)
  jest.advanceTimersByTime(0.55 * minute)
  expect(ended()).toEqual([0, 0, 0])
  jest.advanceTimersByTime(0.5 * minute)
  expect(ended()).toEqual([1, 0, 1])
})
