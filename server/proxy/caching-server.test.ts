import {
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { NextRequest } from 'next/server'
import { rawRequest } from '@/e2e/raw-request'
import { middleware } from '@/middleware'
import { CachingServer } from './caching-server'
import { tags } from '@/lib/backend/tags'
import { countChange } from '@/lib/operations/cache/content-version'
import { pageCacheAgent } from '@/lib/operations/cache/page-cache-agent'
import { provideSiteTasks, type SiteTasks } from '@/lib/operations/site-tasks'
import { localServer } from '@/lib/testing/local-server'

let requested: { method: string; url: string; headers: IncomingHttpHeaders }[] = []
const held: ServerResponse[] = []

const page =
  '<!DOCTYPE html><html><head></head><body><p>page</p><script src="/_next/static/a.js"></script></body></html>'

const html = { 'content-type': 'text/html' }
const cached = { ...html, 'cache-control': 's-maxage=9' }

const special: [RegExp, number, OutgoingHttpHeaders][] = [
  [/da-go/, 308, { location: '/vi/gone/article' }],
  [/\/old$/, 308, { location: '/dao-tao/moi' }],
  [/khong-co/, 404, cached],
  [/token=expired/, 308, { location: '/vi/gone/draft' }],
  [/tim-kiem/, 200, { ...html, 'cache-control': 'private, no-store' }],
  [/moi-lan/, 200, { ...html, 'cache-control': 'private, no-cache' }],
  [/hong/, 500, {}],
]

function next(request: IncomingMessage, response: ServerResponse): void {
  requested.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers })
  if (request.method === 'DELETE') response.writeHead(405).end()
  else if (request.method === 'OPTIONS')
    response.writeHead(204, request.url === '/llms.txt' ? {} : { allow: 'OPTIONS, PUT' }).end()
  else if (request.url === '/llms.txt')
    response.writeHead(503, { 'retry-after': '30', 'cache-control': 'no-store' }).end()
  else if (/\.xml$|^\/markdown\/a$/.test(request.url ?? ''))
    response
      .writeHead(200, {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=0',
        'x-robots-tag': 'noindex',
        link: '</a>; rel="canonical"',
        vary: 'rsc',
      })
      .end('<a/>'.repeat(1000))
  else if (request.url?.startsWith('/markdown/'))
    response.writeHead(308, { location: '/tin-tuc/moi.md', 'cache-control': 'no-store' }).end()
  else if (request.headers.rsc === '1') response.writeHead(200, { 'content-type': 'text/x-component' }).end('data')
  else if (request.url?.startsWith('/admin/api/cham')) held.push(response)
  else if (request.headers['x-screen'] === undefined) response.writeHead(307, { location: '/from-next' }).end()
  else if (/cham/.test(request.url ?? '')) held.push(response)
  else if (request.url?.endsWith('/cu'))
    response.setHeader('location', ['/en/nghien-cuu/moi', '/en/nghien-cuu/moi']).writeHead(308).end()
  else {
    const [, status, headers] = special.find(([address]) => address.test(request.url ?? '')) ?? [/./, 200, cached]
    response.writeHead(status, headers).end(status === 500 ? 'Error: at secret' : page)
  }
}

const proxy = new CachingServer(next)
const site = localServer((request, response) => void proxy.handle(request, response))

beforeEach(() => {
  requested = []
  provideSiteTasks({ isByStaff: (headers: Headers) => Promise.resolve(headers.has('cookie')) } as SiteTasks)
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  // Every test has another content version, so nothing is cached from the test before.
  countChange([tags.articles])
})

type SentHeaders = Record<string, string>

const send = (path: string, headers: SentHeaders = {}, method = 'GET') => rawRequest(site.origin, path, headers, method)

test('a missing page in memory is not sent in place of a file or of page data', async () => {
  expect((await send('/khong-co.svg')).status).toBe(404)
  expect((await send('/icon.svg')).headers['content-type']).toBe('image/svg+xml')
  const [, hash = ''] = /"data":"([\w-]{22})"/.exec((await send('/tin-tuc/a')).body) ?? []
  const { status, headers } = await send(`/page-data/${hash}?of=%2Ftin-tuc%2Fa`)
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
})

test('a screen is rendered once and by its own path, whatever visitors send', async () => {
  const spellings: [string, SentHeaders, string?][] = [
    ['/tin-tuc/a', {}],
    [
      '/tin-tuc/a?x=POISON',
      { rsc: '0', cookie: 'session=secret', 'x-screen': '/en/dao-tao', 'x-forwarded-host': 'evil.example' },
    ],
    ['/_next/../tin-tuc/POISON=a', {}],
    ['/admin/%2e%2e/tin-tuc/a?x=POISON', {}],
    ['/tin-tuc/a?x=POISON', { 'next-action': 'x' }, 'POST'],
    ['/tin-tuc/a', {}, 'HEAD'],
  ]
  for (const [path, headers, method] of spellings)
    expect([path, (await send(path, headers, method)).status]).toEqual([path, 200])
  expect(requested).toEqual([
    {
      method: 'GET',
      url: '/vi/tin-tuc/a',
      headers: {
        host: 'localhost:3000',
        accept: 'text/html',
        'user-agent': pageCacheAgent,
        'x-screen': '/vi/tin-tuc/a',
      },
    },
  ])
})

test('a page or a text that is rendered ahead is sent to visitors from memory', async () => {
  for (const address of ['/', '/en', '/feed/vi/rss.xml', '/lien-he?x=y', '/old-address/', '/api/article'])
    await proxy.renderAhead(address)
  const ahead = requested.map(({ url }) => url)
  expect(ahead).toEqual(expect.arrayContaining(['/vi', '/en', '/feed/vi/rss.xml', '/vi/lien-he']))
  expect(ahead).not.toContain('/api/article')
  for (const address of ['/', '/en', '/feed/vi/rss.xml', '/lien-he'])
    expect([address, (await send(address)).status]).toEqual([address, 200])
  expect(requested).toHaveLength(ahead.length)
})

describe('the data of a page', () => {
  const dataIn = (html: string) => /"data":"([\w-]{22})"/.exec(html)?.[1] ?? ''

  test('are sent under their hash, for ever, to who shows the page, from which they are left out', async () => {
    const hash = dataIn((await send('/tin-tuc/du-lieu?x=POISON')).body)
    for (const shown of ['/tin-tuc/du-lieu', '/tin-tuc/du-lieu?x=y']) {
      const { status, headers, body } = await send(`/page-data/${hash}?of=${encodeURIComponent(shown)}`)
      expect([shown, status, JSON.parse(body)]).toEqual([shown, 200, { flight: [] }])
      expect(headers).toMatchObject({
        'cache-control': 'private, max-age=31536000, immutable',
        'content-type': 'application/json; charset=utf-8',
      })
    }
    expect((await send(`/page-data/${hash}?of=/tin-tuc/du-lieu`, {}, 'HEAD')).body).toBe('')
    expect(requested).toHaveLength(1)
  })

  test('are made again where the page is not cached', async () => {
    const hash = dataIn((await send('/tin-tuc/du-lieu')).body)
    expect((await send(`/page-data/${hash}?of=/en/dao-tao`)).status).toBe(200)
    expect(requested.map(({ url }) => url)).toEqual(['/vi/tin-tuc/du-lieu', '/en/dao-tao/trang/1'])
  })

  test.each([
    ['other content', `/page-data/${'a'.repeat(22)}?of=/tin-tuc`, 'GET', 404],
    ['a draft', `/page-data/${'a'.repeat(22)}?of=/xem-truoc/a?token=b`, 'GET', 404],
    ['an odd address', `/page-data/${'a'.repeat(22)}?of=%2F%2Fevil.example%5C%ff`, 'GET', 404],
    ['a screen of its own', `/page-data/${'a'.repeat(22)}?of=/khong-co`, 'GET', 404],
    ['another method', `/page-data/${'a'.repeat(22)}?of=/tin-tuc`, 'POST', 405],
  ])('are not sent for %s', async (_, path, method, status) => {
    const response = await send(path, {}, method)
    expect([response.status, response.body]).toEqual([status, ''])
    expect(response.headers['cache-control']).toBe(status === 404 ? 'private, no-store' : undefined)
  })
})

test('a page that Next renders for each request is stored, since the request has nothing of a visitor', async () => {
  const responses = [await send('/tin-tuc/moi-lan-1'), await send('/tin-tuc/moi-lan-1')]
  expect(responses.map(({ status }) => status)).toEqual([200, 200])
  expect(responses.map(({ headers }) => headers['cache-control'])).toEqual(
    Array(2).fill('public, max-age=0, must-revalidate'),
  )
  expect(requested.map(({ headers }) => headers['user-agent'])).toEqual([pageCacheAgent])
})

test("the router's data and a page are never mixed up", async () => {
  for (const [rsc, type] of [
    ['1', 'text/x-component'],
    ['0', 'text/html'],
    ['1', 'text/x-component'],
    [undefined, 'text/html'],
  ] as const) {
    const { headers } = await send('/tin-tuc/b', rsc === undefined ? {} : { rsc })
    expect([rsc, headers['content-type']?.split(';')[0], headers['cache-control']]).toEqual([
      rsc,
      type,
      `${rsc === '1' ? 'private' : 'public'}, max-age=0, must-revalidate`,
    ])
    expect(headers.vary).toContain('rsc')
  }
})

test("what may not be cached is asked for each time, in nobody's name, and HEAD answers what GET would", async () => {
  const [first, second] = [
    await send('/tim-kiem?q=a', { cookie: 'a=b' }),
    await send('/tim-kiem?q=a', { cookie: 'c=d' }),
  ]
  expect([first, second].map(({ headers }) => headers['cache-control'])).toEqual([
    'private, max-age=0, must-revalidate',
    'private, max-age=0, must-revalidate',
  ])
  expect(requested.map(({ url, headers }) => [url, headers.cookie])).toEqual(
    Array.from({ length: 2 }, () => ['/vi/tim-kiem?q=a', undefined]),
  )
  expect((await send('/tim-kiem?q=a', { 'if-none-match': first.headers.etag ?? '' })).status).toBe(304)
  const reported = await send('/tim-kiem?q=a', {}, 'HEAD')
  expect([reported.body, reported.headers.etag, reported.headers['content-length']]).toEqual([
    '',
    second.headers.etag,
    second.headers['content-length'],
  ])
})

test('a client that asks for Markdown is led to that of an article', async () => {
  await send('/tin-tuc/a')
  const { headers, status } = await send('/tin-tuc/a?x=1', { accept: 'text/markdown, */*' })
  expect([status, headers.location, headers['cache-control']]).toEqual([
    307,
    '/tin-tuc/a.md',
    'private, max-age=0, must-revalidate',
  ])
  expect((await send('/tin-tuc', { accept: 'text/markdown' })).status).toBe(200)
})

test('texts for programs are cached like pages: rendered once for all spellings, compressed, with ETag, date and their own headers', async () => {
  const first = await send('/tin-tuc/a.md?x=POISON', { cookie: 'a=b', rsc: '1', 'accept-encoding': 'br' })
  await send('/en/dich-vu/POISON=a.md', {}, 'HEAD')
  await send('/sitemap.xml')
  expect(requested.map(({ url }) => url)).toEqual(['/markdown/a', '/sitemap.xml'])
  expect(first.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'content-encoding': 'br',
    'content-type': 'application/xml; charset=utf-8',
    link: '</a>; rel="canonical"',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  })
  const { etag = '', 'last-modified': modified = '' } = first.headers
  const known: SentHeaders[] = [{ 'if-none-match': etag }, { 'if-modified-since': modified }]
  for (const one of known) expect((await send('/tin-tuc/a.md', { ...one, 'accept-encoding': 'br' })).status).toBe(304)
})

test('a text that moved leads on, and one that cannot be rendered is never answered by a page', async () => {
  const moved = await send('/tin-tuc/cu.md')
  expect([moved.status, moved.headers.location]).toEqual([308, '/tin-tuc/moi.md'])
  const { status, headers, body } = await send('/llms.txt')
  expect([status, headers['retry-after'], headers['content-type'], body]).toEqual([503, '30', undefined, ''])
})

test.each(['/_next/static/khong', '/_next/data/x', '/_next/webpack-hmr', '/_next/staticx/bai'])(
  '%s does not lead to a page',
  async (path) => {
    expect([(await send(path)).status, (await send(path, { rsc: '1' })).status, requested]).toEqual([404, 404, []])
  },
)

test.each([
  ['does not exist', '/tin-tuc/khong-co', 404],
  ['moved', '/tin-tuc/cu', 308],
])('a page that %s is missing for the router, which then requests the document', async (_, path, status) => {
  expect([(await send(path)).status, (await send(path, { rsc: '1' })).status]).toEqual([status, 404])
})

test('what was taken away is answered as gone, cached, and missing for the router', async () => {
  for (const method of ['GET', 'HEAD', 'POST'])
    expect([method, (await send('/tin-tuc/da-go', {}, method)).status]).toEqual([method, 410])
  expect([(await send('/tin-tuc/da-go', { rsc: '1' })).status, requested.map(({ url }) => url)]).toEqual([
    404,
    ['/vi/tin-tuc/da-go', '/vi/gone/article'],
  ])
})

test.each<[string, string | undefined, number, string]>([
  ['/tin-tuc/cu', undefined, 308, '/en/nghien-cuu/moi'],
  ['/tin-tuc/old?language=zh', 'en', 307, '/dao-tao/moi'],
  ['/tin-tuc/old?utm_source=zalo&language=zh', undefined, 307, '/dao-tao/moi?utm_source=zalo'],
])('%s with language %s redirects once, with %i to %s', async (path, language, status, end) => {
  const { headers, ...answer } = await send(path, language === undefined ? {} : { cookie: `language=${language}` })
  expect([answer.status, headers.location]).toEqual([status, end])
})

test('a page has its date of modification, and is not sent again to who has it', async () => {
  const begun = Date.now()
  const { headers } = await send('/tin-tuc/c')
  const since = String(headers['last-modified'])
  expect(Date.parse(since)).toBeGreaterThanOrEqual(begun - 1000)
  expect(Date.parse(since)).toBeLessThanOrEqual(Date.now())
  const ago = new Date(Date.parse(since) - 1000).toUTCString()
  const etag = String(headers.etag)
  for (const [conditions, status] of [
    [{ 'if-modified-since': since }, 304],
    [{ 'if-modified-since': ago }, 200],
    [{ 'if-none-match': etag, 'if-modified-since': ago }, 304],
    [{ 'if-none-match': '"x"', 'if-modified-since': since }, 200],
  ] as const) {
    const again = await send('/tin-tuc/c', conditions)
    expect([conditions, again.status, again.headers['last-modified'], again.headers.etag?.slice(0, 23)]).toEqual([
      conditions,
      status,
      since,
      etag.slice(0, 23),
    ])
  }
  expect([
    (await send('/tin-tuc/c', { 'if-modified-since': since }, 'HEAD')).status,
    (await send('/tin-tuc/khong-co', { 'if-modified-since': since })).status,
  ]).toEqual([304, 404])
})

test('a failure is answered by the own error page', async () => {
  const { status, body, headers } = await send('/en/tin-tuc/hong')
  expect([status, headers['cache-control'], body.includes('secret')]).toEqual([500, 'no-store', false])
})

/** Every timer under the control of the test, but not what a connection needs. */
const fakeTimers = () =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask'] })

test.each([
  ['gets no answer from Next', () => jest.advanceTimersByTimeAsync(60_000)],
  [
    'Next itself gives up after long',
    async () => {
      jest.advanceTimersByTime(50_000)
      held.pop()?.writeHead(500).end('Error: Filling a cache took too long')
    },
  ],
])('a page that %s is unavailable for now, which is no defect', async (_, wait) => {
  fakeTimers()
  const asking = send('/tin-tuc/cham')
  while (held.length === 0) await new Promise((resolve) => setImmediate(resolve))
  await wait()
  const { status, headers } = await asking
  jest.useRealTimers()
  held.length = 0
  jest.mocked(console.error).mockClear()
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store'])
})

test.each([
  ['a page', '/tin-tuc/a', 'DELETE', 'GET, HEAD, POST'],
  ['a page that is not there', '/khong-co', 'PUT', 'GET, HEAD, POST'],
  ['a call of the API', '/api/viewWebsite', 'DELETE', 'OPTIONS, PUT'],
  ['a call of the API that Next cannot represent', '/api/viewWebsite', 'TRACE', 'OPTIONS, PUT'],
  ['a text for programs', '/llms.txt', 'DELETE', 'GET, HEAD'],
  ['a file', '/icon.svg', 'POST', 'GET, HEAD'],
])('the wrong method for %s is answered with the right ones', async (_, path, method, allow) => {
  const answer = await send(path, {}, method)
  expect([answer.status, answer.headers.allow]).toEqual([405, allow])
  expect(requested.filter(({ url }) => url.includes('/tin-tuc/a'))).toEqual([])
})

test.each([
  ['under its name', '/media/bo-1.webp', 410, 0],
  ['with an escape in its name', '/media/%62o-1.webp', 410, 0],
  ['that is not in the trash', '/media/con-1.webp', 307, 1],
  ['with a slash after its name', '/media/con-1.webp/', 400, 0],
  ['with dot segments', '/media/x/../con-1.webp', 400, 0],
  ['with a fragment', '/media/con-1.webp#a', 400, 0],
  ['with a query', '/media/con-1.webp?', 400, 0],
  ['under its whole address', 'http://localhost:3000/media/con-1.webp', 400, 0],
  ['of another site', 'https://other.example/media/con-1.webp', 400, 0],
  ['without an address', '', 400, 0],
])('a resized image %s is refused before Next is asked, or not', async (_, url, status, times) => {
  provideSiteTasks({ isImageGone: (name: string) => Promise.resolve(name === 'bo-1.webp') } as SiteTasks)
  const answer = await send(`/_next/image?url=${encodeURIComponent(url)}&w=360&q=75`)
  expect([answer.status, requested.length]).toEqual([status, times])
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'cross-origin' })
})

const megabytes = (count: number) => String(count * 2 ** 20)
const chunked = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
const formOfStaff = { 'content-type': 'multipart/form-data; boundary=x', cookie: 'payload-token=x' }

test.each<[string, IncomingHttpHeaders, string, number, number]>([
  [
    'a long text that names itself a form',
    { 'content-type': 'application/json; x=multipart/form-data', 'content-length': megabytes(3) },
    '/admin/api/staff/login',
    413,
    0,
  ],
  ['a text of unknown length, by another spelling', chunked, '/admin/%61pi/staff/login', 405, 0],
  ['the largest picture', { ...formOfStaff, 'content-length': megabytes(33) }, '/admin/api/media', 307, 1],
  ['a form that is too long', { ...formOfStaff, 'content-length': megabytes(35) }, '/admin/api/media', 413, 0],
  ['a text for the API, which bounds it itself', chunked, '/api/reservation', 307, 1],
])('a body for the studio is refused unread where it is too long: %s', async (_, headers, path, status, passed) => {
  const reported = await new Promise((resolve, reject) => {
    const sent = ask(
      site.origin,
      { path, method: 'POST', headers },
      ({ statusCode }) => (resolve(statusCode), sent.destroy()),
    )
    sent.once('error', reject).flushHeaders()
  })
  expect([reported, requested.length]).toEqual([status, passed])
})

test.each([
  ['', 'chỉ nhận tệp đến 32 MB'],
  ['; payload-lng=en', 'at most 32 MB are taken'],
])('staff read why a form is too large to be sent: %j', async (language, words) => {
  const headers = { ...formOfStaff, 'content-length': megabytes(45), cookie: `payload-token=x${language}` }
  const body = await new Promise<string>((resolve, reject) => {
    const sent = ask(`${site.origin}/admin/api/media`, { method: 'POST', headers }, async (response) => {
      resolve((await response.toArray()).join(''))
      sent.destroy()
    })
    sent.once('error', reject).flushHeaders()
  })
  expect(JSON.parse(body)).toEqual({ errors: [{ message: expect.stringContaining(words) }] })
})

async function statusesOf(count: number, path: (i: number) => string, address: string, headers = {}) {
  const counted = new Map<number, number>()
  for (let i = 0; i < count; i++) {
    const { status } = await send(path(i), { 'x-forwarded-for': address, ...headers })
    counted.set(status, (counted.get(status) ?? 0) + 1)
  }
  return Object.fromEntries(counted)
}

test.each([
  ['of strangers', {}, 2],
  ['with a session', { cookie: 'payload-token=x' }, 4],
])('requests of the studio %s wait for those of their network', async (_, headers, atOnce) => {
  const ask = (address: string) => send('/admin/api/cham', { 'x-forwarded-for': address, ...headers })
  const untilHeld = async (count: number) => {
    while (held.length < count) await new Promise((resolve) => setImmediate(resolve))
  }
  const flood = Array.from({ length: 9 }, () => ask('203.0.113.20'))
  await untilHeld(atOnce)
  const other = ask('203.0.113.21')
  await untilHeld(atOnce + 1)
  expect(requested.length).toBe(atOnce + 1)
  held.pop()?.end()
  await other
  for (let answered = 1; answered <= 9; answered++) {
    held.shift()?.end()
    await untilHeld(Math.min(atOnce, 9 - answered))
    expect(held.length).toBe(Math.min(atOnce, 9 - answered))
  }
  await Promise.all(flood)
})

describe('the budgets of a network', () => {
  beforeEach(() => {
    const now = performance.now()
    jest.spyOn(performance, 'now').mockReturnValue(now)
  })
  afterEach(() => {
    jest.mocked(performance.now).mockRestore()
  })

  test('a network that asks for many articles that do not exist is refused in its language; cached pages, pages that exist and others are not', async () => {
    const [flooding, other] = ['203.0.113.7', '203.0.113.8']
    await send('/en/tin-tuc/cached', { 'x-forwarded-for': flooding })
    expect(await statusesOf(62, (i) => `/tin-tuc/khong-co-${i}`, flooding)).toEqual({ 404: 60, 429: 2 })
    for (const [path, words] of [
      ['/en/tin-tuc/khong-co-x', '429'],
      ['/tin-tuc/khong-co-x.md', ''],
    ] as const) {
      const refused = await send(path, { 'x-forwarded-for': flooding })
      expect([refused.status, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
        429,
        '1',
        'no-store',
      ])
      expect(refused.body).toContain(words)
    }
    expect(await statusesOf(3, (i) => `/tin-tuc/khong-co-${i}`, flooding)).toEqual({ 404: 3 })
    expect(await statusesOf(1, () => '/en/tin-tuc/cached', flooding)).toEqual({ 200: 1 })
    expect(await statusesOf(3, (i) => `/tin-tuc/khong-co-other-${i}`, other)).toEqual({ 404: 3 })
  })

  test('searches and the studio have budgets of their own', async () => {
    const from = '203.0.113.10'
    expect(await statusesOf(122, (i) => `/tim-kiem?q=${i}`, from)).toEqual({ 200: 120, 429: 2 })
    expect(await statusesOf(121, () => '/admin/login', from)).toEqual({ 307: 120, 429: 1 })
    const refused = await send('/admin/login', { 'x-forwarded-for': from })
    expect([refused.status, refused.headers['cross-origin-opener-policy']]).toEqual([429, 'same-origin-allow-popups'])
    const called = await send('/admin/api/og?title=x', { 'x-forwarded-for': from })
    expect([called.status, called.headers['retry-after'], called.body]).toEqual([429, '1', ''])
    expect(await statusesOf(130, () => '/admin/login', from, { cookie: 'payload-token=x' })).toEqual({ 307: 130 })
    expect(await statusesOf(130, () => '/tim-kiem?q=1', '127.0.0.1')).toEqual({ 200: 130 })
  })
})

test("the router's data come from the screen chosen by the server, not by a visitor's header", async () => {
  await send('/en/tin-tuc/b?x=1', { rsc: '1', 'x-screen': '/zh/lien-he' })
  expect(requested.at(-1)).toMatchObject({
    url: '/en/tin-tuc/b?x=1',
    headers: { rsc: '1', 'x-screen': '/en/tin-tuc/b' },
  })
})

test('a chosen language is remembered', async () => {
  const { status, headers } = await send('/en/tin-tuc?language=zh')
  expect([status, headers.location, headers['set-cookie']]).toEqual([
    307,
    '/zh/tin-tuc',
    ['language=zh; Path=/; Max-Age=31536000; SameSite=Lax'],
  ])
  expect((await send('/vi/tin-tuc')).headers['set-cookie']).toBeUndefined()
})

test.each([
  [undefined, null],
  ['/vi/tin-tuc/trang/1', 'http://site/vi/tin-tuc/trang/1'],
  ['/tin-tuc?q=a', null],
  ['http://127.0.0.1:5432/', null],
  ['//other.example/', null],
  ['/\\other.example/', null],
])('the middleware sends a request for the screen %s to %s', (screen, rewritten) => {
  const headers = new Headers(screen === undefined ? {} : { 'x-screen': screen })
  expect(middleware(new NextRequest('http://site/tin-tuc?q=a', { headers })).headers.get('x-middleware-rewrite')).toBe(
    rewritten,
  )
})

test('the preview of a draft is rendered for each request, and neither stored nor indexed nor told to others', async () => {
  const [path, headers] = ['/xem-truoc?token=1.2.x', { cookie: 'session=secret' }]
  for (const [address, status] of [
    [path, 200],
    [path, 200],
    ['/xem-truoc?token=expired', 410],
    ['/xem-truoc?token=expired', 410],
  ] as const) {
    const sent = await send(address, headers)
    expect([address, sent.status, sent.headers]).toEqual([
      address,
      status,
      expect.objectContaining({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
      }),
    ])
    expect(sent.headers).not.toHaveProperty('last-modified')
  }
  expect(requested.map(({ url }) => url)).toEqual([
    '/vi/xem-truoc?token=1.2.x',
    '/vi/xem-truoc?token=1.2.x',
    ...Array.from({ length: 2 }, () => ['/vi/xem-truoc?token=expired', '/vi/gone/draft']).flat(),
  ])
  expect(requested.every(({ headers: passed }) => passed.cookie === undefined)).toBe(true)
  expect((await send(path, { rsc: '1' })).status).toBe(404)
})

test.each([
  ['a page', '/tin-tuc/a', 'GET'],
  ['the studio', '/admin', 'GET'],
  ['a failure', '/tin-tuc/hong', 'GET'],
])('the answer of %s names the request once: as a trusted proxy named it, or newly', async (_, path, method) => {
  const idOf = async (headers: SentHeaders) => (await send(path, headers, method)).headers['x-request-id']
  expect(await idOf({ 'x-request-id': 'given-by-the-proxy' })).toBe('given-by-the-proxy')
  const made = [await idOf({}), await idOf({ 'x-request-id': 'not an id' })]
  expect(made).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), expect.stringMatching(/^[\da-f-]{36}$/)])
  expect(made[0]).not.toBe(made[1])
})
