import { afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import sharp from 'sharp'
import { problemsOf } from './rules'
import { collect } from './site'

const origin = 'https://ilc.example'
const today = new Date().toISOString()

const graph = JSON.stringify({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'WebPage',
      '@id': `${origin}/#page`,
      url: origin,
      name: 'Viện',
      inLanguage: 'LANGUAGE',
      publisher: { '@id': `${origin}/#institute` },
    },
    { '@type': 'Organization', '@id': `${origin}/#institute`, name: 'Viện', url: origin, logo: `${origin}/logo.png` },
  ],
})

const versionsIn = (versions: Record<string, string>) =>
  Object.entries(versions).map(([language, path]) => `rel="alternate" hreflang="${language}" href="${origin}${path}"`)
const homes = { vi: '/', en: '/en', 'x-default': '/' }

function page(path: string, language: string, versions: Record<string, string> = {}, robots = 'index, follow'): string {
  const title = path === '/' || path === '/en' ? `Trang ${path} | Viện` : `Bài ${path} | ILC`
  const description = `Một đoạn mô tả đủ dài để nói rằng trang này viết về ${path}.`
  const metas = { description, robots, viewport: 'width=device-width', 'twitter:card': 'summary_large_image' }
  const shared = { title, description, image: `${origin}/preview.jpg` }
  const image = { width: '1200', height: '630', type: 'image/jpeg', alt: 'Bài viết' }
  const named = [...Object.entries(metas), ...Object.entries(shared).map(([name, text]) => [`twitter:${name}`, text])]
  const properties = Object.entries({
    ...shared,
    type: 'article',
    url: origin + path,
    site_name: 'Viện',
    locale: language === 'vi' ? 'vi_VN' : 'en_US',
    ...Object.fromEntries(Object.entries(image).map(([name, text]) => [`image:${name}`, text])),
  })
  return [
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>`,
    ...named.map(([name, text]) => `<meta name="${name}" content="${text}">`),
    ...properties.map(([name, text]) => `<meta property="og:${name}" content="${text}">`),
    ...['light', 'dark'].map(
      (mode) => `<meta name="theme-color" media="(prefers-color-scheme: ${mode})" content="#000">`,
    ),
    `<link rel="canonical" href="${origin}${path}"><link rel="manifest" href="/logo.png">`,
    '<link rel="icon" href="/logo.png"><link rel="apple-touch-icon" href="/logo.png">',
    '<link rel="alternate" type="application/rss+xml" href="https://ilc.example/rss.xml">',
    ...versionsIn(versions).map((version) => `<link ${version}>`),
    '</head><body><h1 id="top-title">Viện</h1>',
    '<p><a href="/">A</a> <a href="/a#top-title">B</a> <a href="/en">C</a> <a href="/admin">D</a></p>',
    '<img src="/logo.png" alt="Viện" fetchpriority="high">',
    `<script type="application/ld+json">${graph.replace('LANGUAGE', language)}</script></body></html>`,
  ].join('')
}

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"'
const entry = (path: string, versions: Record<string, string> = {}) =>
  `<url><loc>${origin}${path}</loc><lastmod>${today}</lastmod>${versionsIn(versions)
    .map((version) => `<xhtml:link ${version}/>`)
    .join('')}</url>`

let files: Record<string, [type: string, body: string | Uint8Array<ArrayBuffer>]>

beforeAll(async () => {
  const canvas = sharp({ create: { width: 1200, height: 630, channels: 3, background: '#fff' } })
  files = {
    '/': ['text/html', page('/', 'vi', homes)],
    '/en': ['text/html', page('/en', 'en', homes)],
    '/a': ['text/html', page('/a', 'vi')],
    '/preview.jpg': ['image/jpeg', new Uint8Array(await canvas.jpeg().toBuffer())],
    '/logo.png': ['image/png', new Uint8Array(await canvas.png().toBuffer())],
    '/robots.txt': ['text/plain', `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`],
    '/llms.txt': ['text/plain', `# Viện\n\n- [Trang chủ](${origin}/)\n`],
    '/sitemap.xml': [
      'application/xml',
      `<sitemapindex ${namespaces}><sitemap><loc>${origin}/pages.xml</loc></sitemap></sitemapindex>`,
    ],
    '/pages.xml': [
      'application/xml',
      `<urlset ${namespaces}>${entry('/', homes)}${entry('/en', homes)}${entry('/a')}</urlset>`,
    ],
    '/rss.xml': [
      'application/rss+xml',
      `<rss version="2.0"><channel><item><link>${origin}/a</link></item></channel></rss>`,
    ],
  }
})

interface Change {
  status?: number
  headers?: Record<string, string>
  type?: string
  from?: string | RegExp
  to?: string
}

function stubSite(changed: string, change: Change, isAffected: (headers: Headers) => boolean = () => true): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, options) => {
    const asked = new Headers(options?.headers)
    const path = String(address).slice(origin.length)
    const missing: [string, string] = ['text/html', page('/a', 'vi', {}, 'noindex')]
    const { status, headers, type, from = '', to = '' } = path === changed && isAffected(asked) ? change : {}
    const [usualType, usual] = files[path] ?? missing
    const isKnown = asked.has('if-none-match') || asked.has('if-modified-since')
    const body = typeof usual === 'string' ? usual.replace(from, to) : usual
    const usualStatus = !(path in files) ? 404 : isKnown ? 304 : 200
    return Promise.resolve(
      new Response(usualStatus === 304 && status === undefined ? null : body, {
        status: status ?? usualStatus,
        headers: { 'content-type': type ?? usualType, etag: '"a"', 'last-modified': 'x', ...headers },
      }),
    )
  })
}

afterEach(() => {
  jest.restoreAllMocks()
})

const found = async () => problemsOf(await collect(origin))

test('a good site keeps all rules', async () => {
  stubSite('', {})
  expect(await found()).toEqual([])
})

test.each<[string, string, Change]>([
  ['/b answers 404', '/a', { from: 'href="/a#top-title"', to: 'href="/b"' }],
  ['/b answers 404', '/a', { from: '<img src="/logo.png"', to: '<img srcset="/b 16w, /logo.png 32w"' }],
  ['/a has nothing called #nowhere', '/a', { from: '#top-title', to: '#nowhere' }],
  ['/en answers 308', '/en', { status: 308, type: 'text/plain', headers: { location: '/a' } }],
  ['/logo.png is no image', '/logo.png', { type: 'text/plain' }],
  ['has 2 × title', '/a', { from: '</head>', to: '<title>B | ILC</title></head>' }],
  ['has 0 × description', '/a', { from: /<meta name="description".*?>/ }],
  ['has 2 × dark theme-color', '/a', { from: '(prefers-color-scheme: light)', to: '(prefers-color-scheme: dark)' }],
  ['is not of the pattern “… | ILC”', '/a', { from: ' | ILC</title>', to: '</title>' }],
  ['the canonical address /a is not absolute', '/a', { from: `canonical" href="${origin}`, to: 'canonical" href="' }],
  [
    'og:url is https://ilc.example/c',
    '/a',
    { from: `og:url" content="${origin}/a`, to: `og:url" content="${origin}/c` },
  ],
  ['no page that says the same', '/a', { from: `canonical" href="${origin}/a`, to: `canonical" href="${origin}/b` }],
  ['og:locale is zh_CN', '/a', { from: 'vi_VN', to: 'zh_CN' }],
  ['the page is in “en”, its address is not', '/a', { from: 'lang="vi"', to: 'lang="en"' }],
  [
    'the version https://ilc.example/en does not name this page',
    '/en',
    { from: /<link rel="alternate" hreflang="vi".*?<\/head>/, to: '</head>' },
  ],
  ['the version https://ilc.example/en is not in en', '/en', { from: 'lang="en"', to: 'lang="vi"' }],
  ['the version https://ilc.example/en is no page to be found', '/en', { headers: { 'x-robots-tag': 'noindex' } }],
  ['names no version for other languages', '/', { from: 'hreflang="x-default"', to: 'hreflang="zh"' }],
  ['is declared as image/jpeg,1200,600', '/a', { from: 'content="630"', to: 'content="600"' }],
  ['sent as image/png', '/preview.jpg', { type: 'image/png' }],
  ['is another one for twitter:image', '/a', { from: 'twitter:image" content="', to: 'twitter:image" content="x' }],
  ['has no structured data', '/a', { from: /<script.*<\/script>/ }],
  ['its structured data is not one graph', '/a', { from: '@graph', to: 'graph' }],
  ['Organization has no logo', '/a', { from: '"logo"', to: '"picture"' }],
  ['nothing in the graph is https://ilc.example/#nobody', '/a', { from: '#institute"}', to: '#nobody"}' }],
  ['WebPage is in “en”', '/a', { from: '"inLanguage":"vi"', to: '"inLanguage":"en"' }],
  ['its preview tags end at byte', '/nowhere', { from: '<title>', to: `<style>${'a'.repeat(4000)}</style><title>` }],
  [
    'wants 2 images before all others',
    '/a',
    { from: '<img', to: '<img fetchpriority="high" src="/logo.png" alt=""><img' },
  ],
  ['contains <iframe src="/a">', '/a', { from: '<img', to: '<iframe src="/a"></iframe><img' }],
  ['no-dup-id: ', '/a', { from: '<img', to: '<p id="top-title">A</p><img' }],
  ['element-permitted-content: ', '/a', { from: '<h1', to: '<meta name="author" content="A"><h1' }],
  ['element-permitted-content: ', '/a', { from: '<h1', to: '<link rel="alternate" hreflang="en" href="/en"><h1' }],
  ['element-permitted-content: ', '/a', { from: '<title>', to: '<div></div><title>' }],
  ['wcag/h37: ', '/a', { from: ' alt="Viện"' }],
  ['names no sitemap', '/robots.txt', { from: /Sitemap.*/ }],
  ['answers 404 as application/xml', '/pages.xml', { status: 404 }],
  ['is no XML: ', '/pages.xml', { from: '</url>' }],
  ['is no sitemap', '/pages.xml', { from: 'sitemap/0.9', to: 'sitemap/1.0' }],
  ['names a page twice', '/pages.xml', { from: '</urlset>', to: `${entry('/a')}</urlset>` }],
  ['“20/11/2026” is no date', '/pages.xml', { from: today, to: '20/11/2026' }],
  [
    'has old news',
    '/pages.xml',
    { from: '</url>', to: '<news:news><news:publication_date>2026-01-01</news:publication_date></news:news></url>' },
  ],
  ['no link leads there', '/pages.xml', { from: '</urlset>', to: `${entry('/b')}</urlset>` }],
  ['is no page to be found under this address', '/a', { from: 'index, follow', to: 'noindex' }],
  ['shall be found, and is not in the sitemap', '/pages.xml', { from: entry('/a') }],
  ['names other versions than the sitemap', '/pages.xml', { from: 'hreflang="en"', to: 'hreflang="fr"' }],
  [
    'is 5 columns long: “Ngắn.”',
    '/a',
    { from: /name="description" content=".*?"/, to: 'name="description" content="Ngắn."' },
  ],
  [
    'says what https://ilc.example/ says',
    '/a',
    { from: /Một đoạn.*?"/, to: 'Một đoạn mô tả đủ dài để nói rằng trang này viết về /."' },
  ],
  ['is sent as text/xml, not application/rss+xml', '/rss.xml', { type: 'text/xml' }],
  ['https://ilc.example/b is no page', '/rss.xml', { from: '/a', to: '/b' }],
  ['unclosed tag: item is no page', '/rss.xml', { from: '</item></channel></rss>' }],
  ['is forbidden to Zalo', '/robots.txt', { from: /^/, to: 'User-agent: Zalo\nDisallow: /\n\n' }],
  ['is no text with a title', '/llms.txt', { from: '# ' }],
  ['leads to https://ilc.example/b', '/llms.txt', { from: `${origin}/`, to: '/b' }],
  ['is missing and answers 200', '/khong-co', { status: 200 }],
  ['is missing and may be indexed', '/khong-co', { from: 'noindex', to: 'index' }],
])('%s is found at %s', async (what, path, change) => {
  stubSite(path === '/nowhere' ? '/khong-co' : path, change)
  expect((await found()).join('\n')).toContain(what)
})

test.each<[string, Change, (headers: Headers) => boolean]>([
  [
    'bingbot gets another page than Googlebot',
    { from: 'Viện', to: 'Bing' },
    (sent) => /bingbot/.test(sent.get('user-agent') ?? ''),
  ],
  ['answers 200 to its own etag', { status: 200 }, (sent) => sent.has('if-none-match')],
  ['answers 200 to its own last-modified', { status: 200 }, (sent) => sent.has('if-modified-since')],
])('%s is found', async (what, change, isAffected) => {
  stubSite('/', change, isAffected)
  expect((await found()).join('\n')).toContain(what)
})
