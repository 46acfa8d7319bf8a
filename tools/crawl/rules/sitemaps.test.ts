import { expect, test } from '@jest/globals'
import { document, found, origin, sitemap } from '../samples'
import { guide } from './guide'
import { mayCall, robots } from './robots'
import { sitemaps } from './sitemaps'

const a = `${origin}/a`
const news = (date: string) =>
  `<news:news><news:publication><news:name>Viện</news:name><news:language>vi</news:language></news:publication><news:publication_date>${date}</news:publication_date><news:title>A</news:title></news:news>`

test.each([
  ['is missing', { ...sitemap([a]), status: 404 }, 'answers 404'],
  ['is sent as HTML', { ...sitemap([a]), type: 'text/html' }, 'is sent as text/html'],
  ['names a page twice', sitemap([a, a]), `names ${a} twice`],
  ['names another host', sitemap(['https://elsewhere.example/']), 'names https://elsewhere.example/ of another host'],
  ['comes from the future', sitemap([a], { [a]: '<lastmod>2026-12-01</lastmod>' }), '2026-12-01 is still to come'],
  ['has a date that is none', sitemap([a], { [a]: '<lastmod>20/11/2026</lastmod>' }), '“20/11/2026” is no date'],
  ['calls old things news', sitemap([a], { [a]: news('2026-11-18T00:00:00Z') }), `${a} is no news any more`],
  ['is no sitemap', document('/sitemap.xml', 'application/xml', '<urlset/>'), 'is no sitemap but <urlset>'],
])('a sitemap that %s is found', (_, file, what) => {
  expect(found(sitemaps, { sitemaps: [file] })).toEqual([what])
})

test('XML that is none, and no sitemap at all, are found', () => {
  expect(found(sitemaps, { sitemaps: [document('/sitemap.xml', 'application/xml', '<urlset>')] }).join()).toContain(
    'is no XML',
  )
  expect(found(sitemaps, { sitemaps: [] })).toEqual(['names no sitemap'])
  expect(found(sitemaps, { sitemaps: [sitemap([a], { [a]: news('2026-11-20T00:00:00Z') })] })).toEqual([])
})

const text =
  'User-agent: *\nDisallow: /api/\nAllow: /api/article\n\nUser-agent: bingbot\nUser-agent: curl\nDisallow: /*.pdf$\nSitemap: https://ilc.example/sitemap.xml'

test.each([
  ['Googlebot', '/api/video', false],
  ['Googlebot', '/api/article', true],
  ['Googlebot', '/a.pdf', true],
  ['bingbot', '/api/video', true],
  ['curl', '/b/a.pdf', false],
  ['curl', '/b/a.pdf?x=1', true],
])('%s may call %s: %s', (agent, path, may) => {
  expect(mayCall(text, agent, path)).toBe(may)
})

test('a robots.txt that shuts somebody out, or names no sitemap, is found', () => {
  expect(
    found(robots, {
      robots: document('/robots.txt', 'text/plain', `User-agent: Zalo\nDisallow: /\n\nSitemap: ${origin}/sitemap.xml`),
    }),
  ).toContain('is forbidden to Zalo')
  expect(found(robots, { robots: document('/robots.txt', 'text/plain', 'User-agent: *\nDisallow:') })).toEqual([
    'names no sitemap',
  ])
  expect(found(robots, { robots: document('/robots.txt', 'text/html', `Sitemap: ${origin}/s.xml`) })).toEqual([
    'answers 200 as text/html',
  ])
})

test.each([
  ['is missing', document('/llms.txt', 'text/plain', `# A\n[A](${origin}/)`, 404), 'answers 404 as text/plain'],
  ['has no title', document('/llms.txt', 'text/plain', `[A](${origin}/)`), 'begins with no title'],
  ['leads nowhere', document('/llms.txt', 'text/plain', '# A'), 'leads nowhere'],
  ['leads to nothing', document('/llms.txt', 'text/markdown', '# A\n[A](/b)'), `${origin}/b answers nothing`],
])('a guide that %s is found', (_, file, what) => {
  expect(found(guide, { guide: file })).toEqual([what])
})
