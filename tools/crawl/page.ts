import { load, type CheerioAPI } from 'cheerio'
import type { Answer } from './call'

export interface Link {
  kind: 'page' | 'version' | 'image' | 'file'
  /** Absolute, without its fragment. */
  address: string
  fragment: string
}

type Attributes = Readonly<Record<string, string>>

export interface Page {
  address: string
  status: number
  headers: Headers
  html: string
  language: string
  titles: string[]
  metaTags: Attributes[]
  linkTags: Attributes[]
  graphs: string[]
  links: Link[]
  ids: ReadonlySet<string>
}

/** Where addresses stand: what they are, the elements, the attribute. */
const places: [Link['kind'], string, string][] = [
  ['page', 'a, area', 'href'],
  ['page', 'form:not([method]), form[method=get i]', 'action'],
  ['version', 'link[rel~=canonical], link[rel~=alternate][hreflang]', 'href'],
  ['version', 'meta[property="og:url"]', 'content'],
  ['file', 'link:not([rel~=preconnect], [rel~=dns-prefetch], [rel~=canonical], [hreflang])', 'href'],
  ['file', 'script, audio, video', 'src'],
  ['image', 'meta[property="og:image"], meta[name="twitter:image"]', 'content'],
  ['image', 'img, source', 'src'],
  ['image', 'img, source', 'srcset'],
  ['image', 'video', 'poster'],
]

function linkTo(kind: Link['kind'], written: string, page: string): Link[] {
  if (!written.trim() || !URL.canParse(written, page)) return []
  const url = new URL(written, page)
  const fragment = decodeURIComponent(url.hash.slice(1))
  url.hash = ''
  return /^https?:$/.test(url.protocol) ? [{ kind, address: url.href, fragment }] : []
}

export const attributesIn = ($: CheerioAPI, selector: string): Attributes[] =>
  Array.from($(selector), (element) => $(element).attr() ?? {})

export const textsIn = ($: CheerioAPI, selector: string): string[] =>
  Array.from($(selector), (element) => $(element).text().trim())

export function readPage(address: string, { status, headers, body }: Answer): Page {
  const html = body.toString('utf8')
  const $ = load(html, { scriptingEnabled: false })
  const links = places.flatMap(([kind, selector, name]) =>
    attributesIn($, selector).flatMap(({ [name]: written = '' }) =>
      // Of a set of images the first, which is the smallest: the others are made from the same file.
      linkTo(kind, name === 'srcset' ? (written.trim().split(/\s/)[0] ?? '') : written, address),
    ),
  )
  return {
    address,
    status,
    headers,
    html,
    language: $('html').attr('lang') ?? '',
    // SVG has titles of its own.
    titles: textsIn($, 'title:not(svg title)'),
    metaTags: attributesIn($, 'meta'),
    linkTags: attributesIn($, 'link'),
    graphs: textsIn($, 'script[type="application/ld+json"]'),
    links: [...new Map(links.map((link) => [Object.values(link).join(), link])).values()],
    ids: new Set(attributesIn($, '[id]').flatMap(({ id }) => id ?? [])),
  }
}

export const metas = (page: Page, name: string): string[] =>
  page.metaTags.filter((tag) => (tag.name ?? tag.property) === name).map(({ content = '' }) => content)

export const relations = (page: Page, relation: string): Attributes[] =>
  page.linkTags.filter(({ rel = '' }) => rel.toLowerCase().split(/\s+/).includes(relation))

export const canonicalOf = (page: Page): string | undefined => relations(page, 'canonical')[0]?.href

export const versionsOf = (page: Page): Map<string, string> =>
  new Map(relations(page, 'alternate').flatMap(({ hreflang, href }) => (hreflang && href ? [[hreflang, href]] : [])))

export const isIndexable = (page: Page): boolean =>
  page.status === 200 &&
  ![...metas(page, 'robots'), page.headers.get('x-robots-tag') ?? ''].some((text) => /\b(?:noindex|none)\b/i.test(text))

/** Whether it is a later page of a list, which sitemaps need not contain. */
export const isFurther = (page: Page): boolean => new URL(page.address).search !== ''

/** An address in its normal form: that of the home page may end with a slash or not. */
export const normal = (address = ''): string => (URL.canParse(address) ? new URL(address).href : address)

export const isItself = (page: Page): boolean => isIndexable(page) && normal(canonicalOf(page)) === page.address

export const those = (conditions: Record<string, boolean>): string[] =>
  Object.keys(conditions).filter((name) => conditions[name])
