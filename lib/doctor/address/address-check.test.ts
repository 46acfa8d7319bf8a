import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { doctorToken, proxyProbe } from '@/lib/operations/proxy-probe'
import { testCertificate } from '@/lib/testing/certificate'
import { checkAddress } from './address-check'
import { ask, type Answer, type Ask, type Question } from './ask'
import { pageCaching } from './page-check'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

const token = doctorToken('the secret of a site in tests')
const now = () => Date.parse('2026-11-26T12:00:00Z')
const pageHeaders = {
  date: 'Thu, 26 Nov 2026 12:00:00 GMT',
  'cache-control': pageCaching,
  etag: '"1"',
  'content-encoding': 'br',
  'content-security-policy': "default-src 'none'",
  'strict-transport-security': 'max-age=63072000',
}

async function listening(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))
  return (server.address() as AddressInfo).port
}

/** A site that sends these headers with its pages. `change` is what a proxy in front does to a request. */
function site(headers: Record<string, string> = pageHeaders, change: (request: IncomingMessage) => void = () => {}) {
  const probe = proxyProbe(['loopback'], () => token)
  return (request: IncomingMessage, response: ServerResponse) => {
    change(request)
    const [path = ''] = (request.url ?? '').split('?')
    const known = request.headers['if-none-match'] === headers.etag && headers.etag !== undefined
    const status = known ? 304 : headers.location ? 308 : 200
    void (probe(request, response, path) ?? response.writeHead(status, headers).end())
  }
}

/** What is found of the site at a public address whose requests reach this server on this machine. */
async function check(
  handler: RequestListener,
  change: { siteUrl?: string; url?: string; other?: Partial<Answer> } = {},
) {
  const port = await listening(createServer(handler))
  const encryption = { protocol: 'TLSv1.3', validTo: new Date('2027-02-01'), error: undefined }
  const through: Ask = async (address, question: Question = {}) => {
    const { protocol, host, pathname, search } = new URL(address)
    if (host === 'www.ilc.example') {
      if (!change.other) throw new Error('getaddrinfo ENOTFOUND')
      return { status: 200, headers: {}, body: '', encryption, ...change.other }
    }
    if (protocol === 'http:')
      return { status: 308, headers: { location: `https://${host}/` }, body: '', encryption: undefined }
    const headers = { ...question.headers, host }
    return { ...(await ask(`http://127.0.0.1:${port}${pathname}${search}`, { ...question, headers })), encryption }
  }
  const { url = 'https://ilc.example', siteUrl = 'https://ilc.example' } = change
  return checkAddress({ url, siteUrl, token, ask: through, now })
}

const codesOf = (findings: Awaited<ReturnType<typeof check>>) =>
  findings.flatMap((one) => ('code' in one ? one.code : []))

/** A proxy that replaces X-Forwarded-For, as it should. */
const replacing = ({ headers }: IncomingMessage) => {
  headers['x-forwarded-for'] = '203.0.113.9'
}

test('a site behind a proxy as it should be', async () => {
  const findings = await check(site(pageHeaders, replacing))
  expect(findings.map(({ found }) => found)).toEqual([
    'the certificate is valid for 66 more days, until 2027-02-01 (TLSv1.3)',
    'http://ilc.example/ redirects to https',
    'Strict-Transport-Security: max-age=63072000',
    'SITE_URL is this address',
    'the clock of https://ilc.example agrees with that of this machine',
    'pages arrive compressed (br)',
    'headers for caches arrive as the site sends them',
    "the visitor's address arrives: 203.0.113.9",
    'the name of the site arrives',
    'a form with a file of 10 MB arrives',
    'no cache in front stores what it must not',
  ])
  expect(codesOf(findings)).toEqual([])
})

const { etag: _, ...withoutEtag } = pageHeaders
const { 'content-encoding': __, ...uncompressed } = pageHeaders
const { 'content-security-policy': ___, ...withoutPolicy } = pageHeaders

test.each<[string, Record<string, string>, string[]]>([
  ['removes the compression', uncompressed, ['compression-lost']],
  ['removes the ETag', withoutEtag, ['caching-rewritten']],
  ['adds an end', { ...pageHeaders, expires: 'Thu, 26 Nov 2026 13:00:00 GMT' }, ['caching-rewritten']],
  ['lets caches store pages', { ...pageHeaders, 'cache-control': 'max-age=3600' }, ['caching-rewritten']],
  ['removes the policy', withoutPolicy, ['policy-rewritten']],
  [
    'adds a policy',
    { ...pageHeaders, 'content-security-policy': "default-src 'none', default-src 'self'" },
    ['policy-rewritten'],
  ],
  ['has another time', { ...pageHeaders, date: 'Thu, 26 Nov 2026 12:02:00 GMT' }, ['clock-wrong']],
  ['takes https for http', { ...pageHeaders, location: 'https://ilc.example/' }, ['redirect-loop']],
  ['leads to another host', { ...pageHeaders, location: 'https://www.ilc.example/' }, ['address-differs']],
])('a proxy that %s', async (_, headers, expected) => {
  expect(codesOf(await check(site(headers, replacing)))).toEqual(expected)
})

test.each<[string, (request: IncomingMessage) => void, string[]]>([
  ['passes on what visitors say', () => undefined, ['client-address-forged']],
  ['names nobody', ({ headers }) => delete headers['x-forwarded-for'], ['client-address-missing']],
  [
    'is not trusted',
    (request) => {
      replacing(request)
      Object.defineProperty(request.socket, 'remoteAddress', { value: '10.0.0.7' })
    },
    ['proxy-not-trusted'],
  ],
  [
    'adds the address of this machine',
    ({ headers }) => {
      headers['x-forwarded-for'] += ', 127.0.0.1'
    },
    ['client-address-unclear'],
  ],
  [
    'names another host',
    (request) => {
      replacing(request)
      request.headers.host = 'backend:3000'
    },
    ['host-rewritten'],
  ],
])('a proxy that %s', async (_, change, expected) => {
  expect(codesOf(await check(site(pageHeaders, change)))).toEqual(expected)
})

test('a proxy that refuses large bodies', async () => {
  const behind = site(pageHeaders, replacing)
  const limited = (request: IncomingMessage, response: ServerResponse) => {
    if (Number(request.headers['content-length'] ?? 0) <= 1024 * 1024) return behind(request, response)
    request.resume().on('end', () => response.writeHead(413).end())
  }
  expect(codesOf(await check(limited))).toEqual(['body-limit-low'])
})

test('a cache that stores what it must not', async () => {
  const behind = site(pageHeaders, replacing)
  const stored = new Map<string, string>()
  const cache: RequestListener = (request, response) => {
    const { method, url = '' } = request
    const before = stored.get(url)
    if (method === 'GET' && before !== undefined) return void response.writeHead(200, pageHeaders).end(before)
    const end = response.end.bind(response) as (body?: string) => ServerResponse
    response.end = ((body?: string) => {
      if (method === 'GET' && body !== undefined) stored.set(url, body)
      return end(body)
    }) as typeof response.end
    behind(request, response)
  }
  expect(codesOf(await check(cache))).toEqual(['cache-keeps-private'])
})

test.each<[string, Partial<Answer>, string[]]>([
  ['shows the site too', { headers: { etag: '"1"' } }, ['name-not-redirected']],
  ['redirects', { status: 308, headers: { location: 'https://ilc.example/' } }, []],
  ['belongs to something else', { headers: { etag: '"2"' } }, []],
])('the name with www. %s', async (_, other, expected) => {
  expect(codesOf(await check(site(pageHeaders, replacing), { other }))).toEqual(expected)
})

test('a proxy that does not pass on what the client has', async () => {
  const forgetful = (request: IncomingMessage) => {
    replacing(request)
    delete request.headers['if-none-match']
  }
  expect(codesOf(await check(site(pageHeaders, forgetful)))).toEqual(['caching-rewritten'])
})

test('a site of another version or secret, and one that fails', async () => {
  const other = (request: IncomingMessage, response: ServerResponse) =>
    site()({ ...request, url: '/', headers: request.headers } as IncomingMessage, response)
  expect(codesOf(await check(other))).toEqual(['proxy-unknown'])
  const failing: RequestListener = (_, response) => response.writeHead(502, pageHeaders).end()
  expect(codesOf(await check(failing))).toEqual(['address-failed', 'proxy-unknown'])
})

test.each([
  [{ siteUrl: 'https://www.ilc.example' }, ['address-differs']],
  [{ url: 'ilc.example' }, ['address-wrong']],
  [{ url: 'https://ilc.example/tin-tuc' }, ['address-wrong']],
])('%j', async (change, expected) => {
  expect(codesOf(await check(site(pageHeaders, replacing), change))).toEqual(expected)
})

test('no address, and one that does not answer', async () => {
  const common = { siteUrl: 'https://ilc.example', token, ask, now }
  expect(codesOf(await checkAddress({ ...common, url: undefined }))).toEqual(['address-not-checked'])
  expect(codesOf(await checkAddress({ ...common, url: 'https://127.0.0.1:1' }))).toEqual(['address-unreachable'])
})

test('over TLS with a certificate that nobody vouches for, no token is sent', async () => {
  const paths: string[] = []
  const port = await listening(
    createTlsServer(testCertificate, (request, response) => {
      paths.push(request.url ?? '')
      response.writeHead(200, pageHeaders).end()
    }),
  )
  const origin = `https://127.0.0.1:${port}`
  const answer = await ask(`${origin}/`)
  expect(answer.encryption).toMatchObject({ error: 'DEPTH_ZERO_SELF_SIGNED_CERT', protocol: 'TLSv1.3' })
  expect(answer.encryption?.validTo.getUTCFullYear()).toBe(2126)
  const asTyped: Ask = async (address, question) => ({ ...(await ask(origin + new URL(address).pathname, question)) })
  const findings = await checkAddress({ url: 'https://ilc.example', siteUrl: origin, token, ask: asTyped, now })
  expect(codesOf(findings)).toContain('certificate-invalid')
  expect(new Set(paths)).toEqual(new Set(['/']))
})
