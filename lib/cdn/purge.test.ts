import { expect, test } from '@jest/globals'
import { purgeCalls } from './purge'

const service = { CDN_SERVICE: 'service1', CDN_TOKEN: 'secret' }
const tags = (count: number) => Array.from({ length: count }, (_, i) => `article-${i}`)

test.each([
  [30, [30]],
  [31, [30, 1]],
  [90, [30, 30, 30]],
])('Cloudflare purges %d tags in batches of thirty', (count, sizes) => {
  const calls = purgeCalls({ CDN: 'cloudflare', ...service }, tags(count))
  expect(calls.map(({ body }) => (body as { tags: string[] }).tags.length)).toEqual(sizes)
  expect(calls[0]).toMatchObject({
    url: 'https://api.cloudflare.com/client/v4/zones/service1/purge_cache',
    headers: { authorization: 'Bearer secret' },
  })
})

test('Fastly purges 256 tags at once', () => {
  expect(purgeCalls({ CDN: 'fastly', ...service }, tags(257)).map(({ url }) => url)).toEqual(
    Array.from({ length: 2 }, () => 'https://api.fastly.com/service/service1/purge'),
  )
  expect(purgeCalls({ CDN: 'fastly', ...service }, ['home'])).toEqual([
    {
      url: 'https://api.fastly.com/service/service1/purge',
      headers: { 'fastly-key': 'secret', accept: 'application/json' },
      body: { surrogate_keys: ['home'] },
    },
  ])
})

test.each([
  ['cloudflare', 91, '/client/v4/zones/service1/purge_cache', { purge_everything: true }],
  ['fastly', 769, '/service/service1/purge_all', undefined],
] as const)('%s: more than three calls purge everything', (CDN, count, path, body) => {
  const calls = purgeCalls({ CDN, CDN_API_URL: 'http://stand-in', ...service }, tags(count))
  expect(calls.map((call) => [call.url, call.body])).toEqual([[`http://stand-in${path}`, body]])
  expect(purgeCalls({ CDN, CDN_API_URL: 'http://stand-in', ...service }, ['site', 'home'])).toEqual(calls)
})
