import type { Tag } from '../document'
import { canonicalOf, isIndexable, metas, relations, type Page } from '../page'
import type { Problem, Rule } from '../site'

/** Metas and links of the head, of which a page has exactly one each. */
const onceMetas = [
  'description',
  'og:title',
  'og:description',
  'og:type',
  'og:url',
  'og:site_name',
  'og:locale',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:type',
  'og:image:alt',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
  'viewport',
]
/** Modes of the visitor's system, each of which has one colour for the browser's own frame. */
const modes = ['light', 'dark']
const onceLinks = ['canonical', 'manifest', 'apple-touch-icon']

/** Links that may occur anywhere, because they load something. */
const loading = /\b(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch)\b/

const nameOf = ({ name, attributes }: Tag) =>
  [name, attributes.name ?? attributes.property ?? attributes.rel].filter(Boolean).join(' ')

const belongsInHead = ({ name, attributes }: Tag) =>
  name === 'title' ||
  (name === 'meta' && !attributes.itemprop) ||
  (name === 'link' && !loading.test(attributes.rel ?? ''))

const isAbsolute = (address: string | undefined) => address !== undefined && /^https?:\/\/[^/]/.test(address)

const themeColours = ({ tags }: Page, mode: string) =>
  tags.filter(({ attributes: { name, media } }) => name === 'theme-color' && media?.includes(mode)).length

function faultsOf(page: Page, home: readonly string[]): string[] {
  const stray = page.tags
    .filter((tag) => !tag.isInHead && belongsInHead(tag))
    .map((tag) => `${nameOf(tag)} stands in the body`)
  const titles = page.tags.filter(({ name }) => name === 'title')
  const counts = [
    ['title', titles.length],
    ...onceMetas.map((name) => [name, metas(page, name).filter(Boolean).length] as const),
    ...modes.map((mode) => [`${mode} theme-color`, themeColours(page, mode)] as const),
    ...onceLinks.map((relation) => [relation, relations(page, relation).length] as const),
  ] as const
  const counted = [
    ...counts.flatMap(([name, count]) => (count === 1 ? [] : [`has ${count} × ${name}`])),
    ...(relations(page, 'icon').length > 0 ? [] : ['has no icon']),
    ...(metas(page, 'robots').length > 1 ? ['has several metas for robots'] : []),
  ]
  const title = titles[0]?.text ?? ''
  const brand = home.includes(page.address) ? metas(page, 'og:site_name')[0] : 'ILC'
  const canonical = canonicalOf(page)
  const reported = metas(page, 'og:url')[0]
  return [
    ...stray,
    ...counted,
    ...(title.endsWith(` | ${brand}`) && !title.startsWith(' ')
      ? []
      : [`the title “${title}” is not of the pattern “… | ${brand}”`]),
    ...(isAbsolute(canonical) ? [] : [`the canonical address ${canonical} is not absolute`]),
    ...(canonical === reported ? [] : [`og:url is ${reported}, the canonical address ${canonical}`]),
    ...(isAbsolute(metas(page, 'og:image')[0]) ? [] : ['og:image is not absolute']),
  ]
}

/**
 * The head of every page is complete, and nothing of it is in the body; the shared address is the canonical one
 * (spec 1: titles).
 */
export const head: Rule = ({ origin, pages }) => {
  const home = ['/', '/en', '/zh'].map((path) => origin + path)
  return [...pages.values()]
    .filter(({ status }) => status === 200)
    .flatMap((page) => faultsOf(page, home).map((what): Problem => ({ page: page.address, what })))
}

/** Bytes that every known program for link previews reads of a page, decompressed. */
const previewBytes = 4096
const previewTag =
  /<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*\b(?:name="(?:description|twitter:)|property="og:|rel="canonical")[^>]*>/g

/** What link previews read is within the first bytes of every page, also of one that reports an error. */
export const previewTags: Rule = ({ pages }) =>
  [...pages.values()].flatMap((page): Problem[] => {
    const last = [...page.html.slice(0, page.html.indexOf('</head>')).matchAll(previewTag)].at(-1)
    const end = last && Buffer.byteLength(page.html.slice(0, last.index + last[0].length))
    if (end === undefined) return [{ page: page.address, what: 'has no preview tags' }]
    return end <= previewBytes ? [] : [{ page: page.address, what: `its preview tags end at byte ${end}` }]
  })

const openGraphLocale: Record<string, string> = { vi: 'vi_VN', en: 'en_US', 'zh-Hans': 'zh_CN' }

/**
 * The canonical address has the language of the page's address, or that of its content if the same page exists there.
 */
export const canonical: Rule = ({ origin, pages }) =>
  [...pages.values()].filter(isIndexable).flatMap((page): Problem[] => {
    const address = canonicalOf(page)
    if (!address || !URL.canParse(address)) return [{ page: page.address, what: 'has no canonical address' }]
    const url = new URL(address)
    const target = pages.get(url.href)
    const prefix = /^\/(en|zh)(?:\/|$)/.exec(url.pathname)?.[1]
    const locale = openGraphLocale[{ en: 'en', zh: 'zh-Hans' }[prefix ?? ''] ?? 'vi']
    const problems = [
      ...(url.origin === origin ? [] : [`the canonical address ${address} is on another host`]),
      ...(target && isIndexable(target) && canonicalOf(target) === address
        ? []
        : [`the canonical address ${address} is no page that says the same`]),
      ...(metas(page, 'og:locale')[0] === locale
        ? []
        : [`og:locale is ${metas(page, 'og:locale')[0]}, the canonical address ${address}`]),
      // Under its own canonical address a page has the language of that address.
      ...(url.href !== page.address || openGraphLocale[page.language] === locale
        ? []
        : [`the page is in “${page.language}”, its address is not`]),
    ]
    return problems.map((what) => ({ page: page.address, what }))
  })
