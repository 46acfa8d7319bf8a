import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from '@jest/globals'
import { localServer } from '@/lib/testing/local-server'
import { checkLink } from './check-link'

let requested: string[] = []

const answers: Record<string, (response: ServerResponse, request: IncomingMessage) => unknown> = {
  '/fine': (response) => response.end('x'),
  '/gone': (response) => response.writeHead(410).end(),
  '/refused': (response) => response.writeHead(403).end(),
  '/no-head': (response, { method }) => response.writeHead(method === 'HEAD' ? 405 : 200).end(),
  '/wrong-head': (response, { method }) => response.writeHead(method === 'HEAD' ? 404 : 200).end(),
  '/broken': (response) => response.writeHead(500).end(),
  '/round': (response) => response.writeHead(302, { location: '/round' }).end(),
  '/inside': (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/admin' }).end(),
  '/metadata': (response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  '/endless': (response, { method }) => {
    if (method === 'HEAD') return response.writeHead(500).end()
    const more = (): void => void (response.destroyed || response.write(Buffer.alloc(1024 * 1024), more))
    return more()
  },
}

const site = localServer((request, response) => {
  requested.push(`${request.method} ${request.url}`)
  const respond = answers[request.url ?? '']
  if (respond) respond(response, request)
  else response.writeHead(404).end()
})

const isTrusted = ({ origin }: URL) => origin === site.origin
const checked = (path: string) => checkLink(site.origin + path, 'ILC', isTrusted)

test.each([
  ['/fine', undefined],
  ['/refused', undefined],
  ['/no-head', undefined],
  ['/wrong-head', undefined],
  ['/endless', undefined],
  ['/gone', 'GONE'],
  ['/none', 'GONE'],
  ['/broken', 'FAILED'],
  ['/round', 'FAILED'],
  ['/inside', 'CLOSED'],
  ['/metadata', 'CLOSED'],
])('%s: %s', async (path, problem) => {
  requested = []
  expect(await checked(path)).toBe(problem)
  expect(requested.length).toBeLessThanOrEqual(12)
})

async function begunBy(check: () => Promise<unknown>): Promise<unknown[]> {
  let begun = 0
  const count = (): void => void (begun += 1)
  subscribe('http.client.request.created', count)
  try {
    return [await check(), begun]
  } finally {
    unsubscribe('http.client.request.created', count)
  }
}

test.each([
  'http://127.0.0.1:1/',
  'http://[::1]/',
  'http://printer.local/',
  'http://an:secret@example.com/',
  'ftp://example.com/',
])('%s is never asked', async (address) =>
  expect(await begunBy(() => checkLink(address, 'ILC'))).toEqual(['CLOSED', 0]),
)

test('a page that leads into a closed network is asked, and nothing else', async () => {
  expect(await begunBy(() => checked('/inside'))).toEqual(['CLOSED', 1])
})

test('what no address is has failed; a port where nobody listens is unreachable', async () => {
  expect(await checkLink('http://', 'ILC')).toBe('FAILED')
  expect(await checkLink('http://127.0.0.1:1/', 'ILC', () => true)).toBe('UNREACHABLE')
})
