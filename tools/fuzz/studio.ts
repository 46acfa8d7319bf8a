import type { Random } from './seeded-random'
import { fuzzBody, oddHeader } from './bodies'
import { oddCollection, oddId, oddQuery, withQuery } from './collections'
import { onRecords, reading } from './records'
import type { FuzzRequest } from './request'
import { oddText, oddValue } from './values'

/** Requests of the studio: its API and its pages. */

/** What would end the session by which the other requests are made. */
function endsSession(method: string, path: string): boolean {
  return (
    /^\/admin\/api\/staff\/(?:logout|refresh-token|reset-password|first-register|unlock)/.test(path) ||
    (['PATCH', 'DELETE'].includes(method) && /^\/admin\/api\/staff(?:\?|\/?$|\/0*1(?:\b|$)|$)/.test(path))
  )
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
  'second-factor/begin',
  'second-factor/confirm',
  'second-factor/turn-off',
  'second-factor/recovery-codes',
  'second-factor/reset',
  'me',
  'init',
  'access',
] as const

function onAccounts(random: Random): Omit<FuzzRequest, 'isStaff'> {
  const email = () =>
    random.chance(0.3) ? 'second@ilc.example' : random.chance(0.7) ? oddText(random) : oddValue(random)
  const fields = {
    email: email(),
    password: oddValue(random),
    token: oddValue(random),
    username: oddValue(random),
    code: oddValue(random),
    setUp: oddValue(random),
    currentPassword: oddValue(random),
    id: oddValue(random),
  }
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
  'consultation-requests/1/answer',
  'consultation-requests/x/answer',
  'consultation-requests/export.csv',
  'interacted-articles/1/answer',
  'media/from-address',
  'articles/beside',
  'handbook/x',
  'globals/site-record',
  'globals/abbreviations',
  'globals/consultation-settings',
  'globals/moderation',
] as const

/** What the studio's own calls send: an answer, the address of a picture, a new order, fields of a global. */
const oddCall = (random: Random) => ({
  text: oddValue(random),
  subject: oddText(random),
  address: random.chance(0.5) ? oddText(random) : oddValue(random),
  onceKey: oddValue(random),
  collectionSlug: random.pick(['members', 'articles', 'x']),
  docsToMove: oddValue(random),
  newKeyWillBe: oddText(random),
  target: oddValue(random),
  closedDays: oddValue(random),
  templates: oddValue(random),
  vi: oddValue(random),
  revision: oddValue(random),
})

function elsewhere(random: Random): Omit<FuzzRequest, 'isStaff'> {
  const method = random.pick(['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS', 'HEAD'])
  const path = `/admin/api/${random.pick(otherPaths)}`
  return ['GET', 'HEAD', 'OPTIONS'].includes(method)
    ? { method, path, headers: {} }
    : {
        method,
        path,
        ...fuzzBody(random, {
          who: oddValue(random),
          email: oddText(random),
          phone: oddText(random),
          ...oddCall(random),
        }),
      }
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
