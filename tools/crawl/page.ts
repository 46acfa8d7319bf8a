import type { Answer } from './call'
import { tagsOf, type Tag } from './document'
import { linksOf, type Link } from './links'

/** What a crawler keeps of a page it has read. */
export interface Page {
  address: string
  status: number
  headers: Headers
  html: string
  /** Of its root, as `lang` says. */
  language: string
  /** Titles, metas and links: what tells of the page instead of being read in it. */
  tags: Tag[]
  /** The structured data, unread. */
  graphs: string[]
  links: Link[]
  /** What a fragment can lead to. */
  ids: ReadonlySet<string>
}

const telling = ['title', 'meta', 'link']

export function readPage(address: string, { status, headers, body }: Answer): Page {
  const html = body.toString('utf8')
  const tags = tagsOf(html)
  return {
    address,
    status,
    headers,
    html,
    language: tags.find(({ name }) => name === 'html')?.attributes.lang ?? '',
    tags: tags.filter(({ name }) => telling.includes(name)),
    graphs: tags.filter(({ name, attributes }) => name === 'script' && attributes.type === 'application/ld+json').map(({ text }) => text),
    links: linksOf(tags, address),
    ids: new Set(tags.flatMap(({ attributes }) => attributes.id ?? [])),
  }
}

/** What the metas of a name, or property, say. */
export function metas(page: Page, name: string): string[] {
  return page.tags.filter((tag) => tag.name === 'meta' && (tag.attributes.name ?? tag.attributes.property) === name).map(({ attributes }) => attributes.content ?? '')
}

/** The links of a relation. */
export function relations(page: Page, relation: string): Tag['attributes'][] {
  return page.tags.filter((tag) => tag.name === 'link' && (tag.attributes.rel ?? '').toLowerCase().split(/\s+/).includes(relation)).map(({ attributes }) => attributes)
}

/** The address a page says it is to be known by. */
export const canonicalOf = (page: Page): string | undefined => relations(page, 'canonical')[0]?.href

/** The versions in other languages that a page names, by the language. */
export function versionsOf(page: Page): Map<string, string> {
  return new Map(relations(page, 'alternate').flatMap(({ hreflang, href }) => (hreflang && href ? [[hreflang, href]] : [])))
}

/** Whether search engines shall show a page: found, and not told otherwise by itself or its answer. */
export function isIndexable(page: Page): boolean {
  return page.status === 200 && ![...metas(page, 'robots'), page.headers.get('x-robots-tag') ?? ''].some((reported) => /\b(?:noindex|none)\b/i.test(reported))
}

/** Whether a page goes on where a list's first page ends: what is on it is told of elsewhere. */
export const isFurther = (page: Page): boolean => new URL(page.address).search !== ''

/** Two spellings of one address: the home page has a slash at its end, or none. */
export const sameAddress = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && URL.canParse(a) && URL.canParse(b) && new URL(a).href === new URL(b).href

/** Whether a page is known by the address it was found at, and shall be found there. */
export const isItself = (page: Page): boolean => isIndexable(page) && sameAddress(canonicalOf(page), page.address)
