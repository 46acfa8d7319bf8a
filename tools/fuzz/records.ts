import type { Random } from './seeded-random'
import { fuzzBody } from './bodies'
import { oddCollection, oddData, oddId, oddQuery, withQuery } from './collections'
import type { FuzzRequest } from './request'
import { made, oddValue } from './values'

/** Requests of the studio's API that read and write records. */

const globals = ['site-record', 'abbreviations', 'consultation-settings', 'moderation', 'x'] as const

/** A call that writes records. */
export function onRecords(random: Random): Omit<FuzzRequest, 'isStaff'> {
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
    () => ['POST', `/admin/api/articles/${oddId(random)}/${random.pick(['translate', 'translation-done'])}`],
    () => ['POST', `/admin/api/globals/${random.pick(globals)}`],
    () => ['POST', `/admin/api/globals/${random.pick(globals)}/access`],
    () => ['POST', `/admin/api/payload-preferences/${oddId(random)}`],
    () => ['POST', '/admin/api/articles/preview-text'],
    () => ['DELETE', `${at}/${random.whole(30, 99)}`],
    () => ['PUT', at],
  ])
  return { method, path: withQuery(path, oddQuery(random, slug)), ...fuzzBody(random, oddData(random, slug)) }
}

/** A call that reads. */
export function reading(random: Random): Omit<FuzzRequest, 'isStaff'> {
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
    `/admin/api/articles/${oddId(random)}/preview`,
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
