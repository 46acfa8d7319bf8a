import { request as ask } from 'node:http'
import { test } from '@playwright/test'
import * as fc from 'fast-check'
import { networkAt } from './flood'
import { instance } from './instances'
import { serveForTests } from './prepared-site'

/**
 * Whatever anybody sends to the public API, the forms, the pages and the sign-in of staff is answered, and never with
 * 5xx. What fails is printed with a seed and a path; `FUZZ='{"seed":1,"path":"0"}'` with these sends it again.
 */

const own = instance(64, 'fuzz', {})
serveForTests(own)

interface Sent {
  method: string
  path: string
  headers: Record<string, string>
  body?: Buffer | string
}

let count = 0

/** Sends a request as it is, unlike `fetch`, and returns the status of the answer. */
function statusOf({ method, path, headers, body = '' }: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    // Or the limits of one network would refuse most of them unread.
    const from = { 'x-forwarded-for': networkAt(count++) }
    const sent = ask(own.url, {
      method,
      path,
      headers: { ...from, ...headers, 'content-length': Buffer.byteLength(body) },
    })
    sent.on('response', (answer) => {
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', reject)
      answer.resume()
    })
    // A long body that is refused before it was read as a whole.
    sent.on('error', (error: NodeJS.ErrnoException) =>
      ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') && body.length > 10_000 ? resolve(0) : reject(error),
    )
    sent.end(body)
  })
}

async function neverFails(requests: fc.Arbitrary<Sent>): Promise<void> {
  const property = fc.asyncProperty(requests, async (request) => {
    const status = await statusOf(request)
    if (status >= 500) throw new Error(`${request.method} ${request.path} is answered ${status}`)
  })
  await fc.assert(property, { numRuns: 600, ...(JSON.parse(process.env.FUZZ ?? '{}') as fc.Parameters<[Sent]>) })
}

const pick = fc.constantFrom

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  pick('', ' ', '\0', 'a\0b', '\ud800', '\u202e', '﷽', ...'null undefined NaN -1 0 1 1e400 0x10 ٣'.split(' ')),
  pick(
    '9'.repeat(30),
    'a'.repeat(5000),
    '\'";--',
    ...'%00 %E0%A4%A ../../etc/passwd'.split(' '),
    '<img src=x onerror=1>',
  ),
  pick('[object Object]', ...'{{7*7}} $ne __proto__ constructor {"a": a@b.example vi COMMENT RATE'.split(' ')),
  pick('2026-11-25', '2026-13-45', '+275760-09-13T00:00:00.001Z', 'Invalid Date', 'yesterday', '25/11/2026'),
)
const deep = { list: `${'['.repeat(3000)}${']'.repeat(3000)}`, object: `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}` }
const oddValue = fc.oneof(
  oddText,
  fc.jsonValue(),
  fc.double(),
  pick(JSON.parse(deep.list), JSON.parse(deep.object), { length: 1e9, toString: 1, toJSON: 1 }, { $inc: 1 }),
)
/** A value for a header: without the characters that no client can send. */
const oddHeader = oddText.map((text) => text.replaceAll(/[^\x20-\xff]/g, ''))

const oddSegment = fc.oneof(
  oddText.map((text) => encodeURIComponent(text.toWellFormed())),
  // Bytes that are no UTF-8, an escape that is none, and dot segments.
  pick('%ff%fe', '%', '%2e%2e', '..', '\xe1\xbb', 'a%00b', '=', 'x.md', '%F0%9F', 'x'),
)
const queryOf = (...names: string[]) =>
  fc
    .array(
      fc.oneof(
        {
          weight: 4,
          arbitrary: fc
            .tuple(pick(...names), pick('', '', '[]', '[a]'), oddSegment)
            .map(([name, list, text]) => `${name}${list}=${text}`),
        },
        pick('&', '=', '%', 'a=%ff', '__proto__[a]=1', 'x'.repeat(3000)),
      ),
      { maxLength: 4 },
    )
    .map((parameters) => parameters.join('&'))

const pathOf = (starts: string, query: fc.Arbitrary<string>) =>
  fc
    .tuple(pick(...starts.split(' ')), fc.array(oddSegment, { maxLength: 2 }), query)
    .map(([start, segments, text]) => [[start, ...segments].join('/'), text].filter(Boolean).join('?'))

const urlencoded = (fields: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(JSON.stringify(value))])).toString()

const multipart = (fields: Record<string, unknown>, boundary: string, file: string, end: string) =>
  [
    ...Object.entries(fields).map(([name, value]) => [`name="${name}"`, JSON.stringify(value)]),
    [`name="file"; filename="${file}"`, 'x'],
  ]
    .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; ${name}\r\n\r\n${value}\r\n`)
    .join('') + end

const bodyWith = (...names: string[]) =>
  fc.dictionary(pick(...names), oddValue, { maxKeys: names.length }).chain((fields) => {
    const json = JSON.stringify(fields)
    const as = (type: string, ...bodies: (string | Buffer)[]) =>
      pick(...bodies).map((body) => ({ headers: { 'content-type': type } as Record<string, string>, body }))
    const broken = [
      json.slice(0, json.length / 2),
      `{"__proto__":{"a":1},${json.slice(1)}`,
      '',
      'null',
      '[]',
      deep.list,
    ]
    const form = fc
      .tuple(pick('--fuzz', 'x'.repeat(200), ''), pick('a.png', '../a.png', '', 'a\0.svg'), pick('', '--fuzz--\r\n'))
      .map(([boundary, file, end]) => ({
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        body: multipart(fields, boundary, file, end),
      }))
    return fc.oneof(
      { weight: 3, arbitrary: as('application/json', json) },
      as('application/json', ...broken, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
      as('application/x-www-form-urlencoded', urlencoded(fields), `${urlencoded(fields)}&%ff=%`),
      { weight: 2, arbitrary: form },
      oddHeader.map((type) => ({ headers: { 'content-type': type }, body: json })),
    )
  })

const origin = pick<Record<string, string>>(
  {},
  { origin: own.url },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
)

const reading = (path: fc.Arbitrary<string>, headers: fc.Arbitrary<Record<string, string>>): fc.Arbitrary<Sent> =>
  fc.record({ method: pick('GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'DELETE'), path, headers })

const writing = (path: fc.Arbitrary<string>, body: ReturnType<typeof bodyWith>): fc.Arbitrary<Sent> =>
  fc
    .tuple(pick('POST', 'POST', 'POST', 'PUT', 'PATCH'), path, origin, body)
    .map(([method, to, from, { headers, body: sent }]) => ({
      method,
      path: to,
      headers: { ...from, ...headers },
      body: sent,
    }))

const parameters = queryOf(...'page limit search type language q in sort id error callbackUrl'.split(' '))

test('the public API answers what is read', { tag: '@full' }, () =>
  neverFails(
    reading(
      pathOf(
        '/api/article /api/member /api/search /api/ecosystem /api/video /api/site-record /api/content-versions /api/auth/csrf /api/auth/session /api/auth/providers /api/auth/callback/google /api/auth/signin /api/auth/error /api/auth /api/sign-in /api/sign-in/google /api/sign-in/done /api/index-now-key /api/interactedArticle /api/site-tasks /api',
        parameters,
      ),
      origin,
    ),
  ),
)

test('the public API and the forms answer what is written', { tag: '@full' }, () =>
  neverFails(
    writing(
      pathOf(
        '/lien-he /en/lien-he /api/interactedArticle /api/reservation /api/reservation/form /api/reservation/calendar /api/reservation/slots /api/viewWebsite /api/auto/upload /api/policy-report /api/auth/signout /api/auth/signin/google /api/auth/callback /api/auth/_log /api/revalidate /api/site-tasks /api',
        parameters,
      ),
      bodyWith(
        ...['fullName', 'phone', 'gmail', 'consultDate', 'services', 'content', 'privacy', 'askedAt', 'key', 'type'],
        ...['value', 'articleID', 'tags', 'csrfToken', 'callbackUrl', 'csp-report'],
      ),
    ),
  ),
)

const oddHeaders = fc.dictionary(
  pick(
    ...['cookie', 'accept', 'accept-language', 'accept-encoding', 'if-none-match', 'if-modified-since', 'range', 'rsc'],
    ...['next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-url', 'next-action'],
    ...['x-forwarded-for', 'x-forwarded-host', 'x-screen', 'x-request-id', 'authorization', 'content-type', 'purpose'],
    ...['user-agent', 'x-middleware-subrequest'],
  ),
  fc.oneof(
    oddHeader,
    pick(
      'a=%; language=zz',
      'gzip;q=x, br',
      'Bearer x',
      ...'1 language=\xff bytes=5-1 * [ %5B%22%22%5D :::'.split(' '),
    ),
  ),
  { maxKeys: 3 },
)

test('pages answer any address and headers', { tag: '@full' }, () =>
  neverFails(
    fc
      .tuple(
        pick('', '/en', '/zh', '/vi'),
        reading(
          pathOf(
            '/ /tin-tuc /dich-vu /nghien-cuu /dao-tao /tim-kiem /tong-quan /van-ban /lien-he /kha-nang-tiep-can /gone/article /xem-truoc /feed/vi /sitemap /media /preview /manifest /markdown /_next/image /_next/data /_next/static /error-page/vi /design /robots.txt /llms.txt',
            queryOf('page', 'q', 'token', 'language', 'url', 'w', '_rsc', 'department'),
          ),
          oddHeaders,
        ),
      )
      .map(([root, request]) => ({ ...request, path: root + request.path })),
  ),
)

test('the sign-in of staff answers anything', { tag: '@full' }, () =>
  neverFails(
    fc.oneof(
      reading(
        pathOf('/admin /admin/login /admin/forgot /admin/reset /admin/verify/staff', queryOf('redirect')),
        oddHeaders,
      ),
      writing(
        pick(
          ...['login', 'login', 'logout', 'forgot-password', 'reset-password', 'unlock', 'refresh-token', 'me', 'init'],
          ...['first-register', 'verify/x', 'second-factor/begin', 'second-factor/confirm', 'second-factor/turn-off'],
          ...['second-factor/recovery-codes', 'second-factor/reset', 'x/api-key/reveal', 'access'],
        ).map((call) => `/admin/api/staff/${call}`),
        bodyWith('email', 'password', 'token', 'username', 'code', 'setUp', 'currentPassword', 'id'),
      ),
    ),
  ),
)
