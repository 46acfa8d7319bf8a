import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, jest, test } from '@jest/globals'
import { kindOf, observe } from './observe'
import { metrics } from './metrics'

test.each([
  ['/', 'page'],
  ['/tin-tuc/a', 'page'],
  ['/sitemap.xml', 'page'],
  ['/api/article', 'api'],
  ['/admin', 'studio'],
  ['/administration', 'page'],
  ['/media/a.webp', 'picture'],
  ['/_next/image', 'picture'],
  ['/_next/static/a.js', 'file'],
])('%s is counted as %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind)
})

/** Completes a response and returns what was logged. */
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
