import { z } from 'zod'
import { defaultLanguage, languages, type Language } from '@/lib/domain/languages'
import { localPath, searchPath, searchResultsPath } from '@/lib/domain/paths'
import { typeOfSection } from '@/lib/domain/sections'
import { agentNames } from './agents'
import { call } from './call'
import { tagsOf } from './document'
import { readPage, relations, type Page } from './page'
import { entriesOf, filesOf } from './sitemap'
import type { Again, Document, Feed, Listed, Seen, Site } from './site'
import { walk } from './walk'

/** Number of articles to compare a feed with. */
const newestCount = 100

/** A query with results in each language. */
const queries: Record<Language, string> = { vi: 'doanh nghiệp', en: 'business', zh: '企业' }

/** Addresses of missing resources: section, article, page of a list, member, file. */
const nowhere = [
  '/khong-co',
  '/tin-tuc/khong-co',
  '/tin-tuc?page=999',
  '/tong-quan/khong-co',
  '/khong-co.txt',
  '/tin-tuc/khong-co.md',
  '/x/y/z.md',
  '/icons/lien-he',
  '/sitemap/tin-tuc/khong-co',
  '/feed/khong-co/rss.xml',
  '/sitemap/khong-co.xml',
  '/preview/khong-co.jpg',
  '/media/khong-co.webp',
]

async function readDocument(address: string): Promise<Document> {
  const { status, headers, body } = await call(address)
  return { address, status, type: headers.get('content-type') ?? '', text: body.toString('utf8') }
}

const feedKinds: Record<string, Feed['kind']> = {
  'application/rss+xml': 'rss',
  'application/atom+xml': 'atom',
  'application/feed+json': 'json',
}

const listed = z.object({ data: z.object({ articles: z.array(z.object({ id: z.string(), title: z.string() })) }) })

async function newestOf(origin: string, feed: string): Promise<Listed[]> {
  const [, , language = defaultLanguage, section = ''] = new URL(feed).pathname.split('/')
  const query = new URLSearchParams({
    type: typeOfSection(section) ?? '',
    search: '',
    page: '1',
    limit: String(newestCount),
    language: language.toUpperCase(),
  })
  const { body } = await call(`${origin}/api/article/?${query.toString()}`)
  return listed.parse(JSON.parse(body.toString('utf8'))).data.articles
}

/** The feeds that pages name in their heads, each once. */
async function readFeeds(origin: string, pages: Iterable<Page>): Promise<Feed[]> {
  const named = new Map<string, Feed['kind']>()
  for (const page of pages) {
    for (const { type = '', href } of relations(page, 'alternate')) {
      const kind = feedKinds[type]
      if (kind && href) named.set(new URL(href, page.address).href, kind)
    }
  }
  return Promise.all(
    [...named].map(async ([address, kind]) => ({
      ...(await readDocument(address)),
      kind,
      newest: await newestOf(origin, address),
    })),
  )
}

async function readSitemaps(robots: Document): Promise<Document[]> {
  const named = [...robots.text.matchAll(/^sitemap:\s*(\S+)/gim)].flatMap(([, address = '']) =>
    URL.canParse(address) ? [address] : [],
  )
  const indexes = await Promise.all(named.map(readDocument))
  const files = indexes.flatMap(filesOf).flatMap(({ address }) => (URL.canParse(address) ? [address] : []))
  return [...indexes, ...(await Promise.all([...new Set(files)].map(readDocument)))]
}

/**
 * Search results are rendered at each request (docs/adr/0006), and their scripts contain the same data in another
 * order.
 */
const isCached = ({ address }: Page) => !new URL(address).pathname.endsWith(searchPath)

/** The part of a response that is equal in two responses with the same page. */
const likeness = (page: Page, html: string) =>
  isCached(page) ? html : JSON.stringify(tagsOf(html).filter(({ name }) => name !== 'script'))

/** The responses of the other agents for a page, compared with the first agent's. */
async function seenByOthers(page: Page): Promise<Seen[]> {
  const first = likeness(page, page.html)
  const others = agentNames.filter((agent) => agent !== 'Googlebot')
  return Promise.all(
    others.map(async (agent) => {
      const answer = await call(page.address, agent)
      return {
        address: page.address,
        agent,
        status: answer.status,
        isSame: likeness(page, answer.body.toString('utf8')) === first,
      }
    }),
  )
}

/** Status of conditional requests, with each of the page's validators. */
async function askAgain({ address }: Page): Promise<Again> {
  const { headers } = await call(address)
  const ask = async (mark: string, condition: string) => {
    const value = headers.get(mark)
    return value === null ? undefined : (await call(address, 'Googlebot', { [condition]: value })).status
  }
  return {
    address,
    byETag: await ask('etag', 'if-none-match'),
    byDate: await ask('last-modified', 'if-modified-since'),
  }
}

const inEveryLanguage = (origin: string, path: string) =>
  languages.map((language) => origin + localPath(language, path))

/** The addresses in the site's guide for language models, which is written in Markdown. */
const addressesOf = (guide: Document) =>
  [...guide.text.matchAll(/\]\(([^)\s]+)/g)].flatMap(([, address = '']) =>
    URL.canParse(address, guide.address) ? [new URL(address, guide.address).href] : [],
  )

/** Reads a whole site as crawlers do: over HTTP, without scripts. */
export async function collect(origin: string): Promise<Site> {
  const [robots, guide] = await Promise.all([readDocument(`${origin}/robots.txt`), readDocument(`${origin}/llms.txt`)])
  const sitemaps = await readSitemaps(robots)
  const entries = sitemaps.flatMap(entriesOf)
  const named = [
    ...entries.flatMap(({ address, versions, pictures }) => [address, ...versions.values(), ...pictures]),
    ...addressesOf(guide),
  ]
  const { pages, files, reached } = await walk(
    origin,
    named
      .filter((address) => URL.canParse(address))
      .map((address) => new URL(address).href)
      .filter((address) => new URL(address).origin === origin),
  )

  const kept = [...pages.values()].filter(({ status }) => status === 200)
  const read = async (address: string) => readPage(address, await call(address))
  return {
    origin,
    at: new Date(),
    pages,
    files,
    reached,
    sitemaps,
    feeds: await readFeeds(origin, kept),
    robots,
    guide,
    seen: (await Promise.all(kept.map(seenByOthers))).flat(),
    again: await Promise.all(kept.filter(isCached).map(askAgain)),
    missing: await Promise.all(nowhere.flatMap((path) => inEveryLanguage(origin, path)).map(read)),
    searches: await Promise.all(
      languages.map(async (language) => ({
        language,
        page: await read(origin + searchResultsPath(language, queries[language])),
      })),
    ),
  }
}
