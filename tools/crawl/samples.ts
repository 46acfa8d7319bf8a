import { readPage, type Page } from './page'
import type { Document, Feed, File, Problem, Rule, Site } from './site'

/** A small site that satisfies all rules; each test of a rule breaks what the rule checks. */

export const origin = 'https://ilc.example'

const image = `${origin}/preview/a.jpg`

interface Parts {
  address: string
  language: string
  title: string
  description: string
  canonical: string
  robots: string
  locale: string
  versions: Record<string, string>
  /** Added to the head. */
  head: string
  body: string
  graph: string
  status: number
  headers: Record<string, string>
}

const article = (address: string, language: string) => ({
  '@type': 'NewsArticle',
  '@id': `${address}#article`,
  headline: 'Luật mới',
  image: [image],
  datePublished: '2026-11-20T02:00:00Z',
  dateModified: '2026-11-20T02:00:00Z',
  author: [{ '@id': `${origin}/#organization` }],
  publisher: { '@id': `${origin}/#organization` },
  inLanguage: language,
})

const organisation = {
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: 'Viện',
  url: origin,
  logo: `${origin}/logo.png`,
}

export const graphOf = (...things: object[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things })

/** A complete page. */
export function page(address: string, changes: Partial<Parts> = {}): Page {
  const language = changes.language ?? 'vi'
  const canonical = changes.canonical ?? address
  const parts: Parts = {
    address,
    language,
    title: `Bài viết ${address} | ILC`,
    description: `Một đoạn mô tả đủ dài để nói với người tìm kiếm rằng trang này viết về ${address}.`,
    canonical,
    robots: 'index, follow',
    locale: 'vi_VN',
    versions: {},
    head: '',
    body: '',
    graph: graphOf(article(canonical, language), organisation),
    status: 200,
    headers: {},
    ...changes,
  }
  const meta = (name: string, content: string) =>
    `<meta ${/^(?:og|article):/.test(name) ? 'property' : 'name'}="${name}" content="${content}">`
  const html = `<!DOCTYPE html><html lang="${parts.language}"><head><meta charset="utf-8"><title>${parts.title}</title>${[
    meta('description', parts.description),
    meta('robots', parts.robots),
    meta('viewport', 'width=device-width'),
    ...['light', 'dark'].map(
      (mode) => `<meta name="theme-color" media="(prefers-color-scheme: ${mode})" content="#0f2742">`,
    ),
    meta('og:title', 'Bài viết'),
    meta('og:description', parts.description),
    meta('og:type', 'article'),
    meta('og:url', canonical),
    meta('og:site_name', 'Viện'),
    meta('og:locale', parts.locale),
    meta('og:image', image),
    meta('og:image:width', '1200'),
    meta('og:image:height', '630'),
    meta('og:image:type', 'image/jpeg'),
    meta('og:image:alt', 'Bài viết'),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', 'Bài viết'),
    meta('twitter:description', parts.description),
    meta('twitter:image', image),
  ].join(
    '',
  )}<link rel="canonical" href="${canonical}"><link rel="manifest" href="/site.webmanifest"><link rel="icon" href="/icon.svg"><link rel="apple-touch-icon" href="/icon.png">${Object.entries(
    parts.versions,
  )
    .map(([name, href]) => `<link rel="alternate" hreflang="${name}" href="${href}">`)
    .join(
      '',
    )}${parts.head}</head><body><h1>Bài viết</h1>${parts.body}${parts.graph && `<script type="application/ld+json">${parts.graph}</script>`}</body></html>`
  return readPage(address, {
    status: parts.status,
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...parts.headers }),
    body: Buffer.from(html),
  })
}

export const file = (changes: Partial<File> = {}): File => ({
  status: 200,
  type: 'image/jpeg',
  bytes: 90_000,
  picture: { format: 'jpeg', width: 1200, height: 630 },
  ...changes,
})

export const document = (path: string, type: string, text: string, status = 200): Document => ({
  address: origin + path,
  status,
  type,
  text,
})

/** A sitemap of some pages; `more` is added to a page's entry, by address. */
export function sitemap(addresses: string[], more: Record<string, string> = {}, path = '/sitemap/pages.xml'): Document {
  const urls = addresses.map(
    (address) => `<url><loc>${address}</loc>${more[address] ?? '<lastmod>2026-11-20T02:00:00Z</lastmod>'}</url>`,
  )
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"'
  return document(path, 'application/xml', `<?xml version="1.0"?><urlset ${spaces}>${urls.join('')}</urlset>`)
}

const home = `${origin}/`

const rssText = `<rss version="2.0"><channel><title>Viện</title><link>${origin}</link><description>Bài mới</description><language>vi</language><item><title>Luật mới</title><link>${origin}/tin-tuc/luat-moi</link><guid>1</guid><pubDate>Fri, 20 Nov 2026 02:00:00 GMT</pubDate></item></channel></rss>`

/** A feed with one article. */
export const feed = (changes: Partial<Feed> = {}): Feed => ({
  ...document('/feed/vi/rss.xml', 'application/rss+xml', rssText),
  kind: 'rss',
  newest: [{ id: 'luat-moi', title: 'Luật mới' }],
  ...changes,
})

const homePage = () => page(home, { title: 'Trang chủ | Viện' })

const indexed = (pages: Page[]) => new Map(pages.map((each) => [each.address, each]))

/** The site, with the given pages instead of its home page, and other changes for a test. */
export function site({
  pages = [homePage()],
  ...changes
}: Partial<Omit<Site, 'pages'>> & { pages?: Page[] } = {}): Site {
  return {
    origin,
    at: new Date('2026-11-21T00:00:00Z'),
    pages: indexed(pages),
    files: new Map(
      [image, `${origin}/site.webmanifest`, `${origin}/icon.svg`, `${origin}/icon.png`].map((address) => [
        address,
        file(),
      ]),
    ),
    reached: new Set(pages.map(({ address }) => address)),
    sitemaps: [sitemap(pages.map(({ address }) => address))],
    feeds: [feed()],
    robots: document('/robots.txt', 'text/plain', `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`),
    guide: document('/llms.txt', 'text/plain', `# Viện\n\n- [Trang chủ](${home})\n`),
    seen: [{ address: home, agent: 'curl', status: 200, isSame: true }],
    again: [{ address: home, byETag: 304, byDate: 304 }],
    missing: [page(`${origin}/khong-co`, { status: 404, robots: 'noindex' })],
    searches: [{ language: 'vi', page: page(`${origin}/tim-kiem?q=a`, { robots: 'noindex, follow' }) }],
    ...changes,
  }
}

/** The problems that a rule finds. */
export const found = (rule: Rule, changes?: Parameters<typeof site>[0]): string[] =>
  rule(site(changes)).map(({ what }: Problem) => what)
