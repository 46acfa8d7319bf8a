import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { correctImageHeaders } from './passed-response'

test.each([
  [
    'a picture as it is',
    (response: ServerResponse) => response.setHeader('cache-control', 'public, max-age=9').end('x'),
    200,
    'public, max-age=9',
    null,
  ],
  [
    'one that is missing',
    (response: ServerResponse) => Object.assign(response, { statusCode: 404 }).end('x'),
    404,
    'no-store',
    null,
  ],
  [
    'an outage',
    (response: ServerResponse) => Object.assign(response, { statusCode: 503 }).end('x'),
    503,
    'no-store',
    '30',
  ],
  [
    'an outage with its head at once',
    (response: ServerResponse) => response.writeHead(503).end('x'),
    503,
    'no-store',
    '30',
  ],
] as const)('%s', async (_, answer, ...reported) => {
  const server = createServer((request, response) => {
    correctImageHeaders(request, response)
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { status, headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual(reported)
  server.close()
})

test.each([
  ['X', '"X"'],
  ['W/"X"', 'W/"X"'],
])('the ETag %s of Next is sent as %s, and Next gets it back as it was', async (own, sent) => {
  let requested: string | undefined
  const server = createServer((request, response) => {
    correctImageHeaders(request, response)
    requested = request.headers['if-none-match']
    response.setHeader('etag', own).end('x')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { headers } = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'if-none-match': '"X"' } })
  expect([headers.get('etag'), requested]).toEqual([sent, 'X'])
  server.close()
})
