import type { Random } from '../draw/seeded-random'
import { fuzzBody, oddHeader } from './bodies'
import type { FuzzRequest } from './request'
import { made, oddNumber, oddText, oddValue } from './values'

/** Requests of the studio: its API and its pages. */

/** Collections with fields of each kind that staff can send. */
const collections = {
  articles: [
    'title',
    'summary',
    'format',
    'body',
    'html',
    'authors',
    'slug',
    'type',
    'language',
    'translationOf',
    'translationKey',
    'previewImage',
    'createDate',
    'views',
    'meta',
    '_status',
    'id',
    'createdAt',
    'updatedAt',
    'deletedAt',
  ],
  members: ['fullName', 'gmail', 'posts', 'memberDetails', 'slug', 'language', 'photo', 'isShow', 'position'],
  ecosystems: ['name', 'logo', 'url', 'type', 'position', 'language'],
  videos: ['title', 'url', 'language', 'position', 'date', 'isShow'],
  media: ['alt', 'formerNames', 'filename', 'width', 'focalX', 'url'],
  avatars: ['filename', 'alt'],
  attachments: ['name', 'key', 'filename', 'size'],
  'interacted-articles': ['value', 'type', 'state', 'article', 'account', 'editedAt', 'createdAt', 'onceKey'],
  accounts: ['fullName', 'blocked', 'avatar', 'uid'],
  'comment-reports': ['comment', 'account', 'reason'],
  'consultation-requests': ['status', 'assignee', 'notes', 'history', 'revision', 'consultDate', 'mails', 'file'],
  mails: ['state', 'to', 'nextAttemptAt', 'request', 'attempts', 'sentAt'],
  'former-addresses': ['kind', 'slug', 'article'],
  'index-notices': ['path', 'state', 'seenAt'],
  'website-views': ['day', 'count'],
  staff: ['email', 'password', 'fullName', 'role', 'sessions', 'lockUntil', 'loginAttempts', 'enableAPIKey'],
  'payload-locked-documents': ['document', 'globalSlug', 'user', 'updatedAt'],
  'payload-preferences': ['key', 'value', 'user'],
  'payload-migrations': ['name', 'batch'],
  'payload-jobs': ['input', 'queue'],
  'payload-kv': ['key', 'data'],
} as const satisfies Record<string, readonly [string, ...string[]]>

const slugs = Object.keys(collections) as [keyof typeof collections, ...(keyof typeof collections)[]]

/** Articles are the largest, and most of what staff write. */
const oddCollection = (random: Random) => (random.chance(0.4) ? 'articles' : random.pick(slugs))

const globals = ['site-record', 'moderation', 'x'] as const

const oddId = (random: Random) =>
  random.chance(0.6) ? String(random.whole(1, 40)) : encodeURIComponent(oddText(random).toWellFormed()) || '0'

const operators = [
  'equals',
  'not_equals',
  'in',
  'not_in',
  'all',
  'exists',
  'like',
  'contains',
  'greater_than',
  'less_than_equal',
  'near',
  'within',
  'intersects',
  'x',
] as const

const encoded = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed())

/** A query as the studio's pages build it, with odd values. */
function oddQuery(random: Random, slug: keyof typeof collections): string {
  const field = () =>
    random.pick(
      random.chance(0.7)
        ? (collections[slug] as readonly [string, ...string[]])
        : [
            'id',
            'createdAt',
            'version.title',
            'parent',
            'title.x',
            'a-b',
            'document.value',
            'user.relationTo',
            'mails.to',
            '',
            'previewImage.filename',
          ],
    )
  const value = () => encoded(random.chance(0.7) ? oddText(random) : oddNumber(random))
  const parameter = () =>
    made<string>(random, [
      () => `where[${field()}][${random.pick(operators)}]=${value()}`,
      () => `where[${field()}][${random.pick(operators)}]=${value()}`,
      () => `where[${field()}][in][]=${value()}&where[${field()}][in][]=${value()}`,
      () => `where[or][0][and][0][${field()}][${random.pick(operators)}]=${value()}`,
      () => `where[or][${field()}]=${value()}`,
      () => `where[and]=${value()}`,
      () => `where=${encoded(oddValue(random))}`,
      () => `where[${field()}]=${value()}`,
      () => `where${'[or][0]'.repeat(random.pick([3, 40]))}[${field()}][equals]=1`,
      () => `sort=${random.pick(['-', ''])}${field()}`,
      () => `sort[${field()}]=${value()}`,
      () => `select[${field()}]=${random.pick(['true', 'false', value()])}`,
      () => `select=${value()}`,
      () => `populate[${random.pick(slugs)}][${field()}]=${value()}`,
      () => `populate=${value()}`,
      () => `joins[${field()}][limit]=${value()}`,
      () => `joins[mails][where][to][equals]=${value()}`,
      () => `joins=${value()}`,
      () => `depth=${value()}`,
      () => `limit=${value()}`,
      () => `page=${value()}`,
      () => `draft=${value()}`,
      () => `trash=${value()}`,
      () => `pagination=false`,
      () => `locale=${value()}&fallback-locale=${value()}`,
      () => `data=${value()}`,
      () => `autosave=true&draft=true`,
      () => `publishSpecificLocale=${value()}`,
      () => `${value()}=${value()}`,
    ])
  return Array.from({ length: random.whole(0, 3) }, parameter).join('&')
}

const withQuery = (path: string, query: string) => (query === '' ? path : `${path}?${query}`)

/** Data with a few odd values among plain ones. */
function oddData(random: Random, slug: keyof typeof collections): Record<string, unknown> {
  const plain =
    slug === 'articles' && random.chance(0.6)
      ? {
          title: 'Fuzz',
          summary: 'x',
          html: '<p>x</p>',
          format: 'HTML',
          type: 'NEWS',
          language: 'vi',
          slug: `fuzz-${random.whole(1, 1e6)}`,
        }
      : {}
  const names = collections[slug] as readonly [string, ...string[]]
  const odd = Array.from({ length: random.whole(1, 3) }, () => [random.pick(names), oddValue(random)])
  return {
    ...plain,
    ...(random.chance(0.4) && { _status: random.pick(['draft', 'published']) }),
    ...Object.fromEntries(odd),
  }
}

/** What would end the session by which the other requests are made. */
function endsSession(method: string, path: string): boolean {
  return (
    /^\/admin\/api\/staff\/(?:logout|refresh-token|reset-password|first-register|unlock)/.test(path) ||
    (['PATCH', 'DELETE'].includes(method) && /^\/admin\/api\/staff(?:\?|\/?$|\/0*1(?:\b|$)|$)/.test(path))
  )
}

/** A call that reads or writes records. */
function onRecords(random: Random): Omit<FuzzRequest, 'isStaff'> {
  const slug = oddCollection(random)
  const at = `/admin/api/${slug}`
  const [method, path] = made<readonly [string, string]>(random, [
    () => ['POST', at],
    () => ['PATCH', `${at}/${oddId(random)}`],
    () => ['PATCH', `${at}/${oddId(random)}`],
    () => ['PATCH', `${at}/${random.whole(1, 12)}`],
    () => ['PATCH', at],
    () => ['POST', `${at}/${oddId(random)}/duplicate`],
    () => ['POST', `${at}/access/${oddId(random)}`],
    () => ['POST', `${at}/versions/${oddId(random)}`],
    () => ['POST', `/admin/api/globals/${random.pick(globals)}`],
    () => ['POST', `/admin/api/globals/${random.pick(globals)}/access`],
    () => ['POST', `/admin/api/payload-preferences/${oddId(random)}`],
    () => ['DELETE', `${at}/${random.whole(30, 99)}`],
    () => ['PUT', at],
  ])
  return { method, path: withQuery(path, oddQuery(random, slug)), ...fuzzBody(random, oddData(random, slug)) }
}

function reading(random: Random): Omit<FuzzRequest, 'isStaff'> {
  const slug = oddCollection(random)
  const at = `/admin/api/${slug}`
  const path = random.pick([
    at,
    at,
    at,
    `${at}/count`,
    `${at}/${oddId(random)}`,
    `${at}/versions`,
    `${at}/versions/${oddId(random)}`,
    `${at}/file/${oddId(random)}`,
    `${at}/paste-url/1?src=http://127.0.0.1:1/`,
    '/admin/api/articles/beside',
    '/admin/api/consultation-requests/export.csv',
    `/admin/api/globals/${random.pick(globals)}`,
    `/admin/api/globals/${random.pick(globals)}/versions`,
    `/admin/api/payload-preferences/${oddId(random)}`,
    '/admin/api/access',
    '/admin/api/og',
    '/admin/api/staff/me',
    '/admin/api/staff/init',
  ])
  const query = oddQuery(random, slug)
  if (random.chance(0.1))
    return {
      method: 'POST',
      path,
      headers: {
        'x-payload-http-method-override': 'GET',
        'content-type': random.pick(['application/x-www-form-urlencoded', 'application/json', 'text/plain']),
      },
      body: Buffer.from(random.chance(0.7) ? query : JSON.stringify(oddValue(random))),
    }
  const method = random.pick(['GET', 'GET', 'GET', 'GET', 'HEAD', 'OPTIONS'])
  return { method, path: path.includes('?') ? path : withQuery(path, query), headers: {} }
}

const accountCalls = [
  'login',
  'login',
  'login',
  'logout',
  'forgot-password',
  'forgot-password',
  'reset-password',
  'unlock',
  'refresh-token',
  'first-register',
  'verify/x',
  'x/api-key/reveal',
  'me',
  'init',
  'access',
] as const

function onAccounts(random: Random): Omit<FuzzRequest, 'isStaff'> {
  const email = () =>
    random.chance(0.3) ? 'second@ilc.example' : random.chance(0.7) ? oddText(random) : oddValue(random)
  const fields = { email: email(), password: oddValue(random), token: oddValue(random), username: oddValue(random) }
  const path = `/admin/api/staff/${random.pick(accountCalls)}`
  return {
    method: 'POST',
    path: random.chance(0.2) ? `${path}?${oddQuery(random, 'staff')}` : path,
    ...fuzzBody(random, fields),
  }
}

const otherPaths = [
  'x',
  'articles/1/x',
  'globals',
  'globals/x',
  'payload-jobs/run',
  'payload-jobs/handle-schedules',
  'reorder',
  'graphql',
  'og',
  'personal-data/export',
  'personal-data/erase',
  '',
  '%2f',
  'articles/%2e%2e/staff',
  'articles//1',
  '__proto__',
  'constructor',
  'toString/1',
  'mails/1/send',
] as const

function elsewhere(random: Random): Omit<FuzzRequest, 'isStaff'> {
  const method = random.pick(['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS', 'HEAD'])
  const path = `/admin/api/${random.pick(otherPaths)}`
  return ['GET', 'HEAD', 'OPTIONS'].includes(method)
    ? { method, path, headers: {} }
    : { method, path, ...fuzzBody(random, { who: oddValue(random), email: oddText(random), phone: oddText(random) }) }
}

const pages = [
  '/admin',
  '/admin/',
  '/admin/login',
  '/admin/logout',
  '/admin/account',
  '/admin/forgot',
  '/admin/reset/x',
  '/admin/verify/staff/x',
  '/admin/personal-data',
  '/admin/create-first-user',
  '/admin/unauthorized',
] as const

/** The studio's pages, and the calls of server functions that they make. */
function onPages(random: Random): Omit<FuzzRequest, 'isStaff'> {
  const slug = oddCollection(random)
  const page = random.pick([
    ...pages,
    `/admin/collections/${slug}`,
    `/admin/collections/${slug}/${oddId(random)}`,
    `/admin/collections/${oddId(random)}`,
    `/admin/globals/${oddId(random)}`,
    `/admin/collections/${slug}/1/versions/${oddId(random)}`,
  ])
  const path = withQuery(page, random.chance(0.5) ? oddQuery(random, slug) : '')
  const method = random.pick(['GET', 'POST', 'POST', 'PUT', 'HEAD'])
  if (method !== 'POST') return { method, path, headers: random.chance(0.2) ? { rsc: '1' } : {} }
  const { headers, body } = fuzzBody(random, { 0: oddValue(random), 1: oddText(random) })
  const action = random.pick(['0'.repeat(42), '7f'.repeat(21), 'x', oddHeader(random), ''])
  return { method, path, headers: { ...headers, ...(action && { 'next-action': action }) }, body }
}

/** A request of the studio: of a member of staff, or of anybody. */
export function studioRequest(random: Random): FuzzRequest {
  const request = random.pick([
    onRecords,
    onRecords,
    onRecords,
    onRecords,
    reading,
    reading,
    reading,
    onAccounts,
    onAccounts,
    elsewhere,
    onPages,
  ])(random)
  const isStaff = random.chance(0.7) && !endsSession(request.method, request.path)
  return { ...request, isStaff }
}
