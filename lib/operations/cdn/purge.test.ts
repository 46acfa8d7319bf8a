import { expect, test } from '@jest/globals'
import { purgeCall } from './purge'

const service = { CDN_SERVICE: 'service1', CDN_TOKEN: 'secret' }
const tags = (count: number) => Array.from({ length: count }, (_, i) => `article-${i}`)

test('Cloudflare purges the tags of a zone', () => {
  expect(purgeCall({ CDN: 'cloudflare', ...service }, ['home'])).toEqual({
    url: 'https://api.cloudflare.com/client/v4/zones/service1/purge_cache',
    headers: { authorization: 'Bearer secret' },
    body: { tags: ['home'] },
  })
})

test('Fastly purges the keys of a service', () => {
  expect(purgeCall({ CDN: 'fastly', ...service }, ['home'])).toEqual({
    url: 'https://api.fastly.com/service/service1/purge',
    headers: { 'fastly-key': 'secret', accept: 'application/json' },
    body: { surrogate_keys: ['home'] },
  })
})

test.each([
  ['cloudflare', '/client/v4/zones/service1/purge_cache', 'tags'],
  ['fastly', '/service/service1/purge', 'surrogate_keys'],
] as const)('%s: more tags than a call takes are all pages', (CDN, path, field) => {
  const call = (count: number) => purgeCall({ CDN, CDN_API_URL: 'http://stand-in', ...service }, tags(count))
  expect(call(30).body).toEqual({ [field]: tags(30) })
  expect(call(31)).toMatchObject({ url: `http://stand-in${path}`, body: { [field]: ['site'] } })
})
