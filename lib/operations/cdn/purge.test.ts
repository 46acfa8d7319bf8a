import { expect, test } from '@jest/globals'
import { purgeCall } from './purge'

const service = { CDN_SERVICE: 'service1', CDN_TOKEN: 'secret' }
const tags = (count: number) => Array.from({ length: count }, (_, i) => `article-${i}`)

test.each([
  [
    'cloudflare',
    'https://api.cloudflare.com',
    '/client/v4/zones/service1/purge_cache',
    { authorization: 'Bearer secret' },
    'tags',
  ],
  [
    'fastly',
    'https://api.fastly.com',
    '/service/service1/purge',
    { 'fastly-key': 'secret', accept: 'application/json' },
    'surrogate_keys',
  ],
] as const)(
  '%s purges the tags of a service; more than a call takes are all pages',
  (CDN, api, path, headers, field) => {
    expect(purgeCall({ CDN, ...service }, tags(30))).toEqual({ url: api + path, headers, body: { [field]: tags(30) } })
    const all = purgeCall({ CDN, CDN_API_URL: 'http://stand-in', ...service }, tags(31))
    expect(all).toEqual({ url: `http://stand-in${path}`, headers, body: { [field]: ['site'] } })
  },
)
