import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeAll, expect, jest, test } from '@jest/globals'
import { poisons, type Poison } from '@/e2e/poisons'
import { rawRequest, type RawAnswer } from '@/e2e/raw-request'
import { localServer } from '@/lib/testing/local-server'
import { CachingServer } from './caching-server'

/** One visitor's request never changes another's response: Next writes all it receives into its response here. */

/** Trusts everything it receives, as a framework might: what reaches it in a shared rendering becomes visible. */
function gullibleNext(request: IncomingMessage, response: ServerResponse): void {
  const { method, url = '', headers } = request
  const host = headers['x-forwarded-host'] ?? headers.host
  const echo = JSON.stringify({ method, url, host, headers })
  if (headers.rsc !== undefined)
    response.writeHead(200, { 'content-type': 'text/x-component', 'cache-control': 's-maxage=9' }).end(echo)
  else if (headers['x-middleware-rewrite'] !== undefined)
    response.writeHead(307, { location: `https://${String(host)}/` }).end()
  else {
    const status = Number(headers['x-invoke-status'] ?? (/khong-co|not-found/.test(url) ? 404 : 200))
    response
      .writeHead(status, { 'content-type': 'text/html', 'cache-control': 's-maxage=9' })
      .end(`<!DOCTYPE html><html><head></head><body>${echo.replaceAll('<', '')}</body></html>`)
  }
}

function front(): { origin: string } {
  const proxy = new CachingServer(gullibleNext)
  return localServer((request, response) => void proxy.handle(request, response))
}

const [own, clean] = [front(), front()]
beforeAll(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
})

function noticed({ status, headers, body }: RawAnswer) {
  const { date: _date, 'last-modified': _modified, 'x-request-id': _id, ...others } = headers
  return { status, headers: { ...others, etag: others.etag?.split('.')[0] }, body }
}

const send = (page: string, { headers, query, method }: Poison) =>
  rawRequest(own.origin, query === undefined ? page : `${page}?${query}`, headers, method)

const pages: [string, (number: number) => string, number][] = [
  ['an article', (number) => `/tin-tuc/bai-${number}`, 200],
  ['a list in English', (number) => `/en/tin-tuc?page=${number + 2}`, 200],
  ['a page that there is not', (number) => `/khong-co-${number}`, 404],
  ['an article that there is not', (number) => `/tin-tuc/khong-co-${number}`, 404],
  ['a text for programs', (number) => `/tin-tuc/bai-${number}.md`, 200],
]

const cases = Object.entries(poisons).map(([name, poison], number) => ({ name, poison, number }))

test.each(cases)('$name changes nothing for the next visitor', async ({ poison, number }) => {
  for (const [kind, addressOf, status] of pages) {
    const page = addressOf(number)
    const answer = await send(page, poison)
    expect([kind, answer.status < 500, String(answer.headers.location).includes('evil.example')]).toEqual([
      kind,
      true,
      false,
    ])
    const [next, unpoisoned] = [await rawRequest(own.origin, page), await rawRequest(clean.origin, page)]
    expect([kind, next.status]).toEqual([kind, status])
    expect(next.body + JSON.stringify(next.headers)).not.toMatch(/evil|nonce=|'nonce-/)
    expect(noticed(next)).toEqual(noticed(unpoisoned))
  }
})
