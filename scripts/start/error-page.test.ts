import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { withErrorPage } from './error-page'

let server: Server | undefined
afterEach(() => {
  server?.close()
})

async function ask(handle: (response: ServerResponse) => void, { path = '/', isOutage = false, method = 'GET' } = {}) {
  server = createServer((request, response) => {
    withErrorPage(request, response, () => isOutage)
    handle(response)
  })
  await new Promise<void>((resolve) => server?.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test('what did not fail is left alone', async () => {
  const { status, headers, text } = await ask((response) => {
    response.writeHead(404, { 'x-own': 'yes' })
    response.write('a')
    response.end('b')
  })
  expect([status, headers.get('x-own'), text]).toEqual([404, 'yes', 'ab'])
})

test.each([
  ['written at once', (response: ServerResponse) => response.writeHead(500, { 'x-stack': 'secret' }).end('Error: at secret')],
  [
    'set first',
    (response: ServerResponse) => {
      response.statusCode = 500
      response.setHeader('x-stack', 'secret')
      response.write('Error: ')
      response.end('at secret')
    },
  ],
])('a failure %s becomes the error page, and nothing of it leaves', async (_, handle) => {
  const { status, headers, text } = await ask(handle)
  expect([status, headers.get('x-stack'), headers.get('cache-control'), headers.get('retry-after')]).toEqual([500, null, 'no-store', null])
  expect(text).not.toContain('secret')
  expect(text).toContain('500')
})

test('an outage is 503 with the time to come back', async () => {
  const { status, headers, text } = await ask((response) => response.writeHead(500).end('x'), { isOutage: true, path: '/en/tin-tuc' })
  expect([status, headers.get('retry-after')]).toEqual([503, '30'])
  expect(text).toContain('503')
})

test('HEAD has no body', async () => {
  const { status, text } = await ask((response) => response.writeHead(500).end('x'), { method: 'HEAD' })
  expect([status, text]).toEqual([500, ''])
})
