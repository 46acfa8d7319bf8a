import { load, type CheerioAPI } from 'cheerio'
import { SaxesParser } from 'saxes'
import sharp from 'sharp'
import { languageKey, languages } from '@/lib/domain/languages'
import { localPath, searchPath } from '@/lib/domain/paths'
import { agents, call, type Agent, type Answer } from './call'
import { readPage, type Page } from './page'

/** The response of an address that is not a page: an image, a sitemap, a feed. */
export interface File {
  status: number
  type: string
  body: Buffer
  /** Undefined if it is not an image or cannot be decoded. */
  image: { format: string; width: number; height: number } | undefined
}

/** What is wrong at an address. */
export interface Problem {
  page: string
  what: string
}

/** The result of a crawl; the rules use nothing else. */
export interface Site {
  origin: string
  /** By address. */
  pages: ReadonlyMap<string, Page>
  /** Every other address called. */
  files: ReadonlyMap<string, File>
  sitemaps: string[]
  /** What was wrong when each page was requested again. */
  again: Problem[]
  /** The responses for missing resources. */
  missing: Page[]
}

/** Whether crawlers call an address: it is the site's own, and not the studio or the API with its actions. */
export const isOpen = (address: string, origin: string): boolean =>
  new URL(address).origin === origin && !/^\/(?:api|admin)(?:\/|$)/.test(new URL(address).pathname)

/** Whether a link chooses a language: the choice is stored, and redirects. */
export const isLanguageChoice = (address: string): boolean => new URL(address).searchParams.has(languageKey)

const typeOf = ({ headers }: Answer) => headers.get('content-type') ?? ''

async function readFile(answer: Answer): Promise<File> {
  const { status, body } = answer
  const type = typeOf(answer)
  const measured = type.startsWith('image/') ? sharp(body).metadata() : Promise.resolve(undefined)
  return { status, type, body, image: await measured.catch(() => undefined) }
}

/** Parses XML; `error` says why it is not well-formed. */
export function readXml(text: string): { $: CheerioAPI; error: string | undefined } {
  let error: string | undefined
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', ({ message }) => {
    error ??= message
  })
  parser.write(text).close()
  return { $: load(text, { xml: true }), error }
}

/** The addresses in a text by a pattern, made absolute. */
const named = (text: string, pattern: RegExp, base: string): string[] =>
  Array.from(text.matchAll(pattern), ([, written = '']) => new URL(written, base).href)

/** The addresses in the site's guide for language models, which is written in Markdown. */
export const guideLinks = (guide: string, base: string): string[] => named(guide, /\]\(([^)\s]+)/g, base)

/**
 * Calls what robots.txt, the sitemaps and the guide for language models name, and everything that links lead to from
 * there, directly or indirectly, once each.
 */
async function walk(origin: string): Promise<Pick<Site, 'pages' | 'files' | 'sitemaps'>> {
  const pages = new Map<string, Page>()
  const files = new Map<string, File>()
  const called = new Set<string>()
  async function visit(address: string): Promise<void> {
    if (called.has(address) || !isOpen(address, origin)) return
    called.add(address)
    const answer = await call(address)
    if (!typeOf(answer).startsWith('text/html')) {
      files.set(address, await readFile(answer))
      return
    }
    const page = readPage(address, answer)
    pages.set(address, page)
    await visitAll(page.links.map((link) => link.address))
  }
  const visitAll = (addresses: string[]) => Promise.all(addresses.map(visit))
  const textAt = (address: string) => files.get(address)?.body.toString() ?? ''
  /** Visits the addresses that the texts at other addresses name. */
  async function visitNamed(addresses: string[], pattern: RegExp): Promise<string[]> {
    const found = addresses.flatMap((address) => named(textAt(address), pattern, address))
    await visitAll(found)
    return found
  }

  const [robots, guide] = [`${origin}/robots.txt`, `${origin}/llms.txt`]
  await visitAll([robots, guide])
  const indexes = await visitNamed([robots], /^sitemap:\s*(\S+)/gim)
  const sitemaps = [...indexes, ...(await visitNamed(indexes, /<sitemap>\s*<loc>([^<]+)/g))]
  await visitNamed(sitemaps, /<(?:image:)?loc>([^<]+)/g)
  await visitAll([`${origin}/`, ...guideLinks(textAt(guide), guide)])
  return { pages, files, sitemaps }
}

/** Search results are rendered at each request (docs/adr/0006), with the data in their scripts in another order. */
const isRendered = ({ address }: Page) => new URL(address).pathname.endsWith(searchPath)

const likeness = (page: Page, html: string) =>
  isRendered(page) ? html.replaceAll(/<script\b.*?<\/script>/gs, '') : html

/** Requests a page as one of the other agents, in turn, and with its validators. */
async function askAgain(page: Page, index: number): Promise<Problem[]> {
  const others = (Object.keys(agents) as Agent[]).slice(1)
  const agent = others[index % others.length] ?? 'curl'
  const { status, headers, body } = await call(page.address, agent)
  const isSame = likeness(page, body.toString('utf8')) === likeness(page, page.html)
  const problems = status === 200 && isSame ? [] : [`${agent} gets another page than Googlebot, with status ${status}`]
  if (!isRendered(page))
    for (const [validator, condition] of Object.entries({
      etag: 'if-none-match',
      'last-modified': 'if-modified-since',
    })) {
      const answer = await call(page.address, agent, { [condition]: headers.get(validator) ?? '' })
      if (answer.status !== 304) problems.push(`answers ${answer.status} to its own ${validator}`)
    }
  return problems.map((what) => ({ page: page.address, what }))
}

/** Paths at which nothing is: a section, an article, a page of a list, a member, files. */
const nowhere = [
  ...['/khong-co', '/tin-tuc/khong-co', '/tin-tuc?page=999', '/tong-quan/khong-co', '/x/y/z.md', '/khong-co.txt'],
  ...['/tin-tuc/khong-co.md', '/icons/lien-he', '/sitemap/tin-tuc/khong-co', '/feed/khong-co/rss.xml'],
  ...['/sitemap/khong-co.xml', '/preview/khong-co.jpg', '/media/khong-co.webp'],
]

/** Reads a whole site as crawlers do: over HTTP, without scripts. */
export async function collect(origin: string): Promise<Site> {
  const walked = await walk(origin)
  const shown = [...walked.pages.values()].filter(({ status }) => status === 200)
  const gone = languages.flatMap((language) => nowhere.map((path) => origin + localPath(language, path)))
  return {
    origin,
    ...walked,
    again: (await Promise.all(shown.map(askAgain))).flat(),
    missing: await Promise.all(gone.map(async (address) => readPage(address, await call(address)))),
  }
}
