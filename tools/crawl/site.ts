import { load, type CheerioAPI } from 'cheerio'
import { SaxesParser } from 'saxes'
import sharp from 'sharp'
import { languageKey, languages } from '@/lib/domain/languages'
import { localPath, searchPath } from '@/lib/domain/paths'
import { agents, call, type Agent, type Answer } from './call'
import { readPage, type Page } from './page'

export interface File {
  status: number
  type: string
  body: Buffer
  /** Undefined if it is not an image or cannot be decoded. */
  image: { format: string; width: number; height: number } | undefined
}

export interface Problem {
  page: string
  what: string
}

export interface Site {
  origin: string
  pages: ReadonlyMap<string, Page>
  files: ReadonlyMap<string, File>
  sitemaps: string[]
  again: Problem[]
  missing: Page[]
}

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

export function readXml(text: string): { $: CheerioAPI; error: string | undefined } {
  let error: string | undefined
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', ({ message }) => {
    error ??= message
  })
  parser.write(text).close()
  return { $: load(text, { xml: true }), error }
}

const named = (text: string, pattern: RegExp, base: string): string[] =>
  Array.from(text.matchAll(pattern), ([, written = '']) => new URL(written, base).href)

export const guideLinks = (guide: string, base: string): string[] => named(guide, /\]\(([^)\s]+)/g, base)

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
  async function visitNamed(addresses: string[], pattern: RegExp): Promise<string[]> {
    const results = addresses.flatMap((address) => named(textAt(address), pattern, address))
    await visitAll(results)
    return results
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

const nowhere = [
  ...['/khong-co', '/tin-tuc/khong-co', '/tin-tuc?page=999', '/tong-quan/khong-co', '/x/y/z.md', '/khong-co.txt'],
  ...['/tin-tuc/khong-co.md', '/icons/lien-he', '/sitemap/tin-tuc/khong-co', '/feed/khong-co/rss.xml'],
  ...['/sitemap/khong-co.xml', '/preview/khong-co.jpg', '/media/khong-co.webp'],
]

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
