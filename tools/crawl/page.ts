import type { Answer } from './call'
import { tagsOf, type Tag } from './document'
import { linksOf, type Link } from './links'

/** A page as the crawler stores it. */
export interface Page {
  address: string
  status: number
  headers: Headers
  html: string
  /** The `lang` attribute of the root element. */
  language: string
  /** Titles, metas and links: metadata, not content. */
  tags: Tag[]
  /** The structured data, not parsed. */
  graphs: string[]
  links: Link[]
  /** The ids that a fragment can refer to. */
  ids: ReadonlySet<string>
}

const readTags = ['title', 'meta', 'link']

export function readPage(address: string, { status, headers, body }: Answer): Page {
  const html = body.toString('utf8')
  const tags = tagsOf(html)
  return {
    address,
    status,
    headers,
    html,
    language: tags.find(({ name }) => name === 'html')?.attributes.lang ?? '',
    tags: tags.filter(({ name }) => readTags.includes(name)),
    graphs: tags
      .filter(({ name, attributes }) => name === 'script' && attributes.type === 'application/ld+json')
      .map(({ text }) => text),
    links: linksOf(tags, address),
    ids: new Set(tags.flatMap(({ attributes }) => attributes.id ?? [])),
  }
}

/** The contents of the metas with a name or property. */
export function metas(page: Page, name: string): string[] {
  return page.tags
    .filter((tag) => tag.name === 'meta' && (tag.attributes.name ?? tag.attributes.property) === name)
    .map(({ attributes }) => attributes.content ?? '')
}

/** The links with a relation. */
export function relations(page: Page, relation: string): Tag['attributes'][] {
  return page.tags
    .filter((tag) => tag.name === 'link' && (tag.attributes.rel ?? '').toLowerCase().split(/\s+/).includes(relation))
    .map(({ attributes }) => attributes)
}

/** The canonical address in the page's head. */
export const canonicalOf = (page: Page): string | undefined => relations(page, 'canonical')[0]?.href

/** The addresses of the page's versions in other languages, by language. */
export function versionsOf(page: Page): Map<string, string> {
  return new Map(
    relations(page, 'alternate').flatMap(({ hreflang, href }) => (hreflang && href ? [[hreflang, href]] : [])),
  )
}

/** Whether search engines may index a page: status 200, and no `noindex` in its metas or headers. */
export function isIndexable(page: Page): boolean {
  return (
    page.status === 200 &&
    ![...metas(page, 'robots'), page.headers.get('x-robots-tag') ?? ''].some((reported) =>
      /\b(?:noindex|none)\b/i.test(reported),
    )
  )
}

/** Whether it is a later page of a list, which sitemaps need not contain. */
export const isFurther = (page: Page): boolean => new URL(page.address).search !== ''

/** Compares addresses, ignoring spelling: the home page may end with a slash or not. */
export const sameAddress = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && URL.canParse(a) && URL.canParse(b) && new URL(a).href === new URL(b).href

/** Whether a page may be indexed at the address it was found at. */
export const isItself = (page: Page): boolean => isIndexable(page) && sameAddress(canonicalOf(page), page.address)
