import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, jest, test } from '@jest/globals'
import { Registry } from 'prom-client'
import { AnswerCounts } from './answer-counts'
import { observe } from './observe'
import { metrics } from './metrics'

function answered(url: string, statusCode: number): string[] {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  const response = Object.assign(new EventEmitter(), { statusCode })
  observe({ method: 'GET', url } as IncomingMessage, response as unknown as ServerResponse)
  response.emit('close')
  const lines = log.mock.calls.map(([line]) => String(line))
  log.mockRestore()
  return lines
}

test('every response is counted, a failed one is logged, and queries and studio addresses are never logged', async () => {
  expect([answered('/tim-kiem?q=Lan', 200), answered('/tin-tuc?x=Lan', 404)]).toEqual([[], []])
  expect(answered('/tin-tuc?x=Lan', 503)).toEqual([expect.stringMatching(/^GET \/tin-tuc 503 in \d+ ms$/)])
  expect(answered('/admin/reset/secret', 500)).toEqual([expect.stringMatching(/^GET \/admin 500 in/)])
  const text = await metrics().registry.getSingleMetricAsString('ilc_http_requests_total')
  expect(text).toContain('ilc_http_requests_total{kind="page",status="5xx"} 1')
  expect(text).toContain('ilc_http_requests_total{kind="page",status="2xx"} 1')
})

const registry = new Registry()

const bucketsOf = (kind: string, counts: number[]) =>
  [0.005, 0.02, 0.1, 0.3, 1, 3, 10, '+Inf'].map(
    (bound, index) => `ilc_http_request_duration_seconds_bucket{kind="${kind}",le="${bound}"} ${counts[index]}`,
  )

test('responses are counted by the seconds that they took', async () => {
  const answers = new AnswerCounts(registry)
  for (const seconds of [0.001, 0.005, 0.006, 2, 60]) answers.add('page', 200, seconds)
  answers.add('api', 404, 0.05)
  answers.add('api', 200, 0.05)
  for (const _reading of [1, 2]) {
    const text = await registry.metrics()
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    expect(lines).toEqual([
      'ilc_http_requests_total{kind="page",status="2xx"} 5',
      'ilc_http_requests_total{kind="api",status="4xx"} 1',
      'ilc_http_requests_total{kind="api",status="2xx"} 1',
      ...bucketsOf('page', [2, 3, 3, 3, 3, 4, 4, 5]),
      'ilc_http_request_duration_seconds_sum{kind="page"} 62.012',
      'ilc_http_request_duration_seconds_count{kind="page"} 5',
      ...bucketsOf('api', [0, 0, 2, 2, 2, 2, 2, 2]),
      'ilc_http_request_duration_seconds_sum{kind="api"} 0.1',
      'ilc_http_request_duration_seconds_count{kind="api"} 2',
    ])
  }
})
