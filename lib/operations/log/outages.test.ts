import { setTimeout as pause } from 'node:timers/promises'
import { expect, jest, test } from '@jest/globals'
import { BackendUnavailable, CannotStore, ImageUnavailable, ResourceUnavailable } from '@/lib/backend/port'
import { takeLogged } from '@/lib/testing/take-logged'
import { causeOf, isOutageEcho, logOutage } from './outages'

const withCode = (code: string) => Object.assign(new Error(`${code} 127.0.0.1:4391`), { code })
const failedFetch = (cause: Error) => new TypeError('fetch failed', { cause })
const unavailable = (message: string, cause?: Error) => new BackendUnavailable(message, { cause })

test.each<[string, Error]>([
  ['connection refused', unavailable('GET /a: no answer', failedFetch(withCode('ECONNREFUSED')))],
  ['connection refused', unavailable('the circuit breaker is open', unavailable('b', withCode('ECONNREFUSED')))],
  ['host not found', unavailable('GET /a: no answer', failedFetch(withCode('ENOTFOUND')))],
  ['no answer in time', unavailable('GET /a: no answer', new DOMException('aborted', 'TimeoutError'))],
  ['no answer in 5 s', unavailable('no answer in 5 s', unavailable('GET /a: no answer', new Error('cancelled')))],
  ['status 503', new ResourceUnavailable('a', { cause: unavailable('GET /article/a: status 503') })],
  ['GET /a: no JSON: Unexpected token', unavailable('GET /a: no JSON', new SyntaxError('Unexpected\n token'))],
])('the cause %s', (expected, error) => {
  expect(causeOf(error)).toBe(expected)
})

test('an outage is one line for each cause and minute', async () => {
  const refused = unavailable('GET https://b.example/api/search?q=Lan: no answer', withCode('ECONNREFUSED'))
  const late = unavailable('no answer in 5 s', unavailable('GET /a: no answer'))
  for (const error of [refused, late, refused]) logOutage(error)
  for (const error of [refused, late]) expect(isOutageEcho(['⨯', error])).toBe(true)
  expect(takeLogged()).toEqual([
    'The backend is unavailable: connection refused (GET https://b.example/api/search?…: no answer)',
    'The backend is unavailable: no answer in 5 s (GET /a: no answer)',
  ])
  const now = performance.now()
  jest.spyOn(performance, 'now').mockImplementation(() => now + 60_001)
  // The cache reads the clock once a millisecond.
  await pause(5)
  expect(isOutageEcho([refused])).toBe(true)
  expect(takeLogged()).toHaveLength(1)
})

test('what stands for an outage is logged once, whatever logs it, and nothing else is left out', () => {
  const digest = 'An error occurred in the Server Components render. The specific message is omitted in production'
  for (const [part, expected] of [
    [Object.assign(new Error(digest), { digest: '1' }), true],
    [new CannotStore('nothing can be stored: ENOSPC'), true],
    [new ImageUnavailable('no picture'), false],
    [new TypeError('x is undefined'), false],
    ['a text', false],
  ] as const)
    expect(isOutageEcho(['⨯', part])).toBe(expected)
  expect(takeLogged()).toEqual([])
})
