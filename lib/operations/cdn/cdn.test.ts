import { expect, test } from '@jest/globals'
import { cdnHead } from './headers'
import { pageTags } from './page-tags'
import { purgeCall } from './purge'

const allKinds = ['articles', 'site-record', 'members', 'partners', 'videos', 'legal-texts', 'site-pages']

test.each([
  ['/vi', ['site', 'home', ...allKinds]],
  ['/en/tin-tuc/trang/3', ['site', 'list-news', 'articles', 'site-record']],
  ['/vi/nghien-cuu/luat-moi', ['site', 'article-luat-moi', 'articles', 'site-record', 'members', 'legal-texts']],
  ['/zh/tong-quan/nguyen-minh-duc-zh', ['site', 'member-nguyen-minh-duc-zh', 'articles', 'site-record', 'members']],
  ['/vi/tong-quan/nhom/phong-ban/1', ['site', ...allKinds]],
  ['/vi/van-ban/luat-45-2013-qh13', ['site', 'articles', 'site-record', 'legal-texts']],
  ['/en/bao-mat', ['site', 'articles', 'site-record', 'legal-texts', 'site-pages']],
  ['/feed/vi/rss.xml', ['site', 'texts', ...allKinds]],
  ['/markdown/luat-moi', ['site', 'texts', 'article-luat-moi', 'articles', 'members', 'legal-texts']],
])('a cache stores %s under its tags', (path, tags) => {
  expect(pageTags(path)).toEqual(tags)
})

test('whatever an id has, a tag is short and ASCII without spaces and commas', () => {
  for (const id of ['a, b', 'luật mới', 'x'.repeat(5000), '%'])
    for (const tag of pageTags(`/vi/tin-tuc/${encodeURIComponent(id)}`)) expect(tag).toMatch(/^[!-+\--~]{1,140}$/)
})

const lifetime = 'max-age=600, stale-while-revalidate=10, stale-if-error=180'

test.each([
  ['cloudflare', ['cloudflare-cdn-cache-control', lifetime, 'cache-tag', 'site,list-news,articles,site-record']],
  ['fastly', ['surrogate-control', lifetime, 'surrogate-key', 'site list-news articles site-record']],
  ['nginx', ['x-accel-expires', '1']],
] as const)('%s gets headers of its own', (cdn, head) => {
  expect(cdnHead(cdn, '/vi/tin-tuc/trang/1')).toEqual(head)
})

const service = { CDN_SERVICE: 'service1', CDN_TOKEN: 'secret' }
const manyTags = (count: number) => Array.from({ length: count }, (_, i) => `article-${i}`)

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
    expect(purgeCall({ CDN, ...service }, manyTags(30))).toEqual({
      url: api + path,
      headers,
      body: { [field]: manyTags(30) },
    })
    const all = purgeCall({ CDN, CDN_API_URL: 'http://stand-in', ...service }, manyTags(31))
    expect(all).toEqual({ url: `http://stand-in${path}`, headers, body: { [field]: ['site'] } })
  },
)
