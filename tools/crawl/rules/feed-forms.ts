import { z } from 'zod'
import { childrenOf, readXml, textOf } from '../xml'
import type { Feed } from '../site'

/** One article of a feed. */
export interface Item {
  address: string | undefined
  title: string | undefined
}

/** The content of a feed, and the faults of its format. */
export interface ReadFeed {
  items: Item[]
  faults: string[]
}

const missing = (element: Element, names: string[], where: string) =>
  names.filter((name) => textOf(element, name) === undefined).map((name) => `${where} has no ${name}`)

const rssDate =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d? (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d (?:GMT|[+-]\d{4})$/
const atomDate = z.iso.datetime({ offset: true })

const xmlOf = (text: string, name: string): Element | string => {
  const read = readXml(text)
  if ('fault' in read) return `is no XML: ${read.fault}`
  return read.root.localName === name ? read.root : `is no feed but <${read.root.localName}>`
}

/** RSS 2.0. */
function readRss(text: string): ReadFeed {
  const root = xmlOf(text, 'rss')
  if (typeof root === 'string') return { items: [], faults: [root] }
  const [channel] = childrenOf(root, 'channel')
  if (root.getAttribute('version') !== '2.0' || !channel) return { items: [], faults: ['is no RSS 2.0'] }
  const items = childrenOf(channel, 'item')
  return {
    items: items.map((item) => ({ address: textOf(item, 'link'), title: textOf(item, 'title') })),
    faults: [
      ...missing(channel, ['title', 'link', 'description', 'language'], 'the channel'),
      ...items.flatMap((item) => missing(item, ['title', 'link', 'guid', 'pubDate'], 'an item')),
      ...items.flatMap((item) =>
        rssDate.test(textOf(item, 'pubDate') ?? '') ? [] : [`“${textOf(item, 'pubDate')}” is no date of RSS`],
      ),
    ],
  }
}

/** Atom (RFC 4287). */
function readAtom(text: string): ReadFeed {
  const root = xmlOf(text, 'feed')
  if (typeof root === 'string') return { items: [], faults: [root] }
  if (root.namespaceURI !== 'http://www.w3.org/2005/Atom') return { items: [], faults: ['is no Atom'] }
  const entries = childrenOf(root, 'entry')
  const linkOf = (entry: Element) =>
    childrenOf(entry, 'link')
      .find((link) => (link.getAttribute('rel') ?? 'alternate') === 'alternate')
      ?.getAttribute('href') ?? undefined
  const hasAuthor = (element: Element) => childrenOf(element, 'author').some((author) => textOf(author, 'name'))
  return {
    items: entries.map((entry) => ({ address: linkOf(entry), title: textOf(entry, 'title') })),
    faults: [
      ...missing(root, ['id', 'title', 'updated'], 'the feed'),
      ...entries.flatMap((entry) => missing(entry, ['id', 'title', 'updated'], 'an entry')),
      ...[root, ...entries].flatMap((element) =>
        atomDate.safeParse(textOf(element, 'updated')).success
          ? []
          : [`“${textOf(element, 'updated')}” is no date of Atom`],
      ),
      ...(hasAuthor(root) || entries.every(hasAuthor) ? [] : ['an entry has no author']),
      ...(childrenOf(root, 'link').some((link) => link.getAttribute('rel') === 'self')
        ? []
        : ['does not name its own address']),
    ],
  }
}

const jsonFeed = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  language: z.string().min(2),
  items: z.array(
    z
      .object({
        id: z.string().min(1),
        url: z.url(),
        title: z.string(),
        date_published: z.iso.datetime({ offset: true }),
        content_html: z.string().optional(),
        content_text: z.string().optional(),
      })
      .refine(
        ({ content_html, content_text }) => content_html !== undefined || content_text !== undefined,
        'an item has content',
      ),
  ),
})

/** JSON Feed 1.1. */
function readJson(text: string): ReadFeed {
  try {
    const read = jsonFeed.safeParse(JSON.parse(text))
    return read.success
      ? { items: read.data.items.map(({ url, title }) => ({ address: url, title })), faults: [] }
      : { items: [], faults: [z.prettifyError(read.error)] }
  } catch (error) {
    return { items: [], faults: [`is no JSON: ${String(error)}`] }
  }
}

/** Each feed format, and its media type. */
export const forms = {
  rss: { read: readRss, type: /\brss\+xml\b/ },
  atom: { read: readAtom, type: /\batom\+xml\b/ },
  json: { read: readJson, type: /\bfeed\+json\b/ },
} satisfies Record<Feed['kind'], { read: (text: string) => ReadFeed; type: RegExp }>
