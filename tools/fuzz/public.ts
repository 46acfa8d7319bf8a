import type { Random } from './seeded-random'
import { fuzzBody, oddHeader } from './bodies'
import type { FuzzRequest } from './request'
import { made, oddNumber, oddText, oddValue } from './values'

/** Requests of the public site: its API, its forms and its pages. */

const encoded = (random: Random) => encodeURIComponent(oddText(random).toWellFormed())

/** Bytes that are no UTF-8, an escape that is none, and dot segments. */
const oddSegment = (random: Random): string =>
  made<string>(random, [
    () => encoded(random),
    () => '%ff%fe',
    () => '%',
    () => '%2e%2e',
    () => '..',
    () => '\xe1\xbb',
    () => 'a%00b',
    () => '=',
    () => 'x.md',
    () => '%F0%9F',
  ])

const oddQuery = (random: Random, names: readonly [string, ...string[]]): string =>
  Array.from({ length: random.whole(0, 4) }, () =>
    random.chance(0.8)
      ? `${random.pick(names)}${random.pick(['', '', '', '[]', '[a]'])}=${encoded(random)}`
      : random.pick(['&', '=', '%', 'a=%ff', '__proto__[a]=1', 'x'.repeat(3000)]),
  ).join('&')

const reads = [
  'article',
  'article/',
  'article/x',
  'member',
  'member/',
  'member/x',
  'search',
  'ecosystem',
  'video',
  'site-record',
  'content-versions',
  'auth/csrf',
  'auth/session',
  'auth/providers',
  'auth/callback/google',
  'auth/signin',
  'auth/error',
  'auth/x',
  'sign-in/google',
  'sign-in/x',
  'sign-in/done',
  'index-now-key/x',
  'interactedArticle/x',
  'site-tasks',
  'x',
] as const
const writes = [
  'interactedArticle',
  'interactedArticle/x',
  'interactedArticle/x/report',
  'reservation',
  'reservation/form',
  'reservation/calendar',
  'reservation/slots',
  'viewWebsite',
  'auto/upload',
  'policy-report',
  'auth/signout',
  'auth/signin/google',
  'auth/callback/x',
  'auth/_log',
  'revalidate',
  'site-tasks',
  'x',
] as const
const parameters = [
  'page',
  'limit',
  'search',
  'type',
  'language',
  'q',
  'in',
  'sort',
  'id',
  'error',
  'callbackUrl',
  'to',
] as const

const oddOrigin = (random: Random): Record<string, string> =>
  random.pick<Record<string, string>>([
    {},
    {},
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'cross-site' },
  ])

function apiRequest(random: Random): FuzzRequest {
  const isRead = random.chance(0.4)
  const path = `/api/${(isRead ? random.pick(reads) : random.pick(writes)).replace(/x$/, () => oddSegment(random))}`
  const asked = `${path}?${oddQuery(random, parameters)}`
  if (isRead)
    return {
      method: random.pick(['GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'DELETE']),
      path: asked,
      headers: oddOrigin(random),
      isStaff: false,
    }
  const fields = {
    fullName: oddValue(random),
    phone: random.chance(0.5) ? '0912345678' : oddValue(random),
    gmail: oddValue(random),
    consultDate: oddValue(random),
    services: oddValue(random),
    content: oddValue(random),
    privacy: oddValue(random),
    askedAt: oddValue(random),
    key: oddValue(random),
    type: random.pick(['COMMENT', 'RATE', oddText(random)]),
    value: oddValue(random),
    articleID: oddValue(random),
    tags: oddValue(random),
    csrfToken: oddText(random),
    callbackUrl: oddValue(random),
    'csp-report': oddValue(random),
  }
  const { headers, body } = fuzzBody(random, fields)
  return {
    method: random.pick(['POST', 'POST', 'POST', 'PUT', 'PATCH']),
    path: asked,
    headers: { ...headers, ...oddOrigin(random) },
    body,
    isStaff: false,
  }
}

const roots = ['/', '/en/', '/zh/', '/vi/'] as const
const sections = [
  '',
  'tin-tuc',
  'dich-vu',
  'nghien-cuu',
  'dao-tao',
  'tim-kiem',
  'tong-quan',
  'lien-he',
  'kha-nang-tiep-can',
  'gone/article',
  'xem-truoc',
  'feed/vi',
  'sitemap',
  'media',
  'preview',
  'manifest',
  'markdown',
  '_next/image',
  '_next/data',
  '_next/static',
  'error-page/vi',
  'design',
  'robots.txt',
  'llms.txt',
] as const

const oddHeaders = (random: Random): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: random.whole(0, 3) }, () => [
      random.pick([
        'cookie',
        'accept',
        'accept-language',
        'accept-encoding',
        'if-none-match',
        'if-modified-since',
        'range',
        'rsc',
        'next-router-state-tree',
        'next-router-prefetch',
        'next-router-segment-prefetch',
        'next-url',
        'next-action',
        'x-forwarded-for',
        'x-forwarded-host',
        'x-screen',
        'x-request-id',
        'authorization',
        'content-type',
        'user-agent',
        'purpose',
        'x-middleware-subrequest',
      ]),
      random.chance(0.5)
        ? oddHeader(random)
        : random.pick([
            '1',
            'a=%; language=zz',
            'language=en',
            'language=\xff',
            'bytes=5-1',
            '*',
            'gzip;q=x, br',
            '[',
            '%5B%22%22%5D',
            '::ffff:1.2.3.4',
            ':::',
            'Bearer x',
          ]),
    ]),
  )

function pageRequest(random: Random): FuzzRequest {
  const rest = Array.from({ length: random.whole(0, 2) }, () => oddSegment(random)).join('/')
  const path = `${random.pick(roots)}${random.pick(sections)}${rest && `/${rest}`}`
  const query = oddQuery(random, ['page', 'q', 'token', 'language', 'url', 'w', '_rsc', 'department'])
  const method = random.pick(['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS'])
  const asked = query ? `${path}?${query}` : path
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS')
    return { method, path: asked, headers: oddHeaders(random), isStaff: false }
  const form = fuzzBody(random, { fullName: oddText(random), phone: oddText(random), content: oddNumber(random) })
  return {
    method,
    path: random.chance(0.5) ? '/lien-he' : asked,
    headers: { ...oddHeaders(random), ...form.headers },
    body: form.body,
    isStaff: false,
  }
}

/** A request of a visitor. */
export const publicRequest = (random: Random): FuzzRequest => random.pick([apiRequest, apiRequest, pageRequest])(random)
