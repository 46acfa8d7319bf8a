import robotsParser from 'robots-parser'
import { agents } from './call'
import { attributesIn, isFurther, isItself, metas, normal, relations, textsIn, versionsOf, those } from './page'
import { guideLinks, readXml, type Problem, type Site } from './site'

type Rule = (site: Site) => Problem[]

const problems = (page: string, conditions: Record<string, boolean>): Problem[] =>
  those(conditions).map((what) => ({ page, what }))

const statusOf = ({ pages, files }: Site, address = '') => (pages.get(address) ?? files.get(address))?.status

const sitemaps: Rule = ({ origin, files, sitemaps: named }) => [
  ...problems(`${origin}/robots.txt`, { 'names no sitemap': named.length === 0 }),
  ...named.flatMap((address) => {
    const { status, type = '', body = '' } = files.get(address) ?? {}
    const { $, error } = readXml(body.toString())
    const pages = textsIn($, 'url > loc')
    const published = textsIn($, 'news\\:publication_date')
    const age = (date: string) => (Date.now() - Date.parse(date)) / 86_400_000
    // Clocks may differ by a minute.
    const odd = [...textsIn($, 'lastmod'), ...published].filter((date) => !(age(date) > -0.001))
    return problems(address, {
      [`answers ${status} as ${type}`]: status !== 200 || !/\bxml\b/.test(type),
      [`is no XML: ${error}`]: error !== undefined,
      'is no sitemap': $(':is(urlset, sitemapindex)[xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"]').length !== 1,
      'names a page twice': new Set(pages).size < pages.length,
      'has old news': published.some((date) => age(date) > 2.001),
      [`“${odd[0]}” is no date, or is still to come`]: odd.length > 0,
    })
  }),
]

const spelled = (versions: Iterable<(string | undefined)[]>) =>
  Array.from(versions, ([language, address]) => `${language} ${normal(address)}`)
    .sort()
    .join(', ')

function entriesOf(text: string): [string, string][] {
  const { $ } = readXml(text)
  return Array.from($('url:not(:has(news\\:news))'), (url): [string, string] => {
    const versions = $(url).children('xhtml\\:link')
    return [
      normal($(url).children('loc').text()),
      spelled(Array.from(versions, (link) => [$(link).attr('hreflang'), $(link).attr('href')])),
    ]
  })
}

function reachedFrom({ origin, pages }: Site): Set<string> {
  const reached = new Set([`${origin}/`])
  // The loop also visits what is added meanwhile.
  for (const address of reached)
    for (const link of pages.get(address)?.links ?? [])
      if (link.kind === 'page' || link.kind === 'version') reached.add(link.address)
  return reached
}

/**
 * The sitemap and the links contain the same pages, with the same versions: those to be indexed. Of lists the sitemap
 * contains only the first pages.
 */
const reachable: Rule = (site) => {
  const reached = reachedFrom(site)
  const entries = new Map(site.sitemaps.flatMap((address) => entriesOf(site.files.get(address)?.body.toString() ?? '')))
  return [...new Set([...entries.keys(), ...site.pages.keys()])].flatMap((address) => {
    const page = site.pages.get(address)
    const versions = entries.get(address)
    const isFound = page !== undefined && isItself(page)
    return problems(address, {
      'is in the sitemap, and no link leads there': versions !== undefined && !reached.has(address),
      'is in the sitemap, and is no page to be found under this address': versions !== undefined && !isFound,
      'shall be found, and is not in the sitemap': isFound && !isFurther(page) && versions === undefined,
      'names other versions than the sitemap':
        isFound && (versions ?? spelled(versionsOf(page))) !== spelled(versionsOf(page)),
    })
  })
}

/** Length of a text in columns: a Chinese character counts as two letters. */
const columns = (text: string) => text.replaceAll(/\p{Script=Han}/gu, '  ').length

const labels: Rule = ({ pages }) => {
  const known = new Map<string, string>()
  return [...pages.values()].filter(isItself).flatMap((page) =>
    [page.titles[0] ?? '', metas(page, 'description')[0] ?? ''].flatMap((label, index) => {
      const key = [page.language, index, label].join(' ')
      const other = known.get(key)
      // Later pages of a list say what its first page says.
      if (!isFurther(page)) known.set(key, page.address)
      const [min, max] = index === 0 ? [6, 140] : [30, 320]
      return problems(page.address, {
        [`is ${columns(label)} columns long: “${label}”`]: columns(label) < min || columns(label) > max,
        [`says what ${other} says: “${label}”`]: other !== undefined && !isFurther(page),
      })
    }),
  )
}

function articlesOf(text: string): string[] {
  if (text.startsWith('{')) return (JSON.parse(text) as { items: { url: string }[] }).items.map(({ url }) => url)
  const { $, error } = readXml(text)
  if (error) return [error]
  return [...textsIn($, 'item > link'), ...attributesIn($, 'entry > link').map(({ href = '' }) => href)]
}

/** Feeds are sent as what they are, and their articles exist. What their formats require is tested in `lib/seo/feeds`. */
const feeds: Rule = (site) => {
  const named = [...site.pages.values()]
    .flatMap((page) => relations(page, 'alternate'))
    .filter(({ type = '' }) => /\b(?:rss|atom|feed)\+/.test(type))
  const types = new Map(named.map(({ href = '', type = '' }) => [normal(href), type]))
  return [...types].flatMap(([address, type]) => {
    const file = site.files.get(address)
    const articles = articlesOf(file?.body.toString() ?? '')
    const lost = articles.filter((article) => statusOf(site, normal(article)) !== 200)
    return problems(address, {
      [`is sent as ${file?.type}, not ${type}`]: !file?.type.startsWith(type),
      [`${lost[0]} is no page`]: lost.length > 0,
    })
  })
}

const texts: Rule = (site) => {
  const textAt = (address: string) => {
    const { type = '', body = '' } = site.files.get(address) ?? {}
    return { address, type, text: body.toString() }
  }
  const robots = textAt(`${site.origin}/robots.txt`)
  const guide = textAt(`${site.origin}/llms.txt`)
  const parsed = robotsParser(robots.address, robots.text)
  const links = guideLinks(guide.text, guide.address).filter((link) => link.startsWith(site.origin))
  const lost = links.filter((link) => statusOf(site, link) !== 200)
  return [
    ...problems(robots.address, { [`is sent as ${robots.type}`]: !robots.type.startsWith('text/plain') }),
    ...problems(guide.address, {
      'is no text with a title': !/^text\/(?:plain|markdown)\b/.test(guide.type) || !/^# \S/.test(guide.text),
      [`leads to ${lost[0] ?? 'nothing'}`]: lost.length > 0 || links.length === 0,
    }),
    ...[...site.pages.keys(), ...site.files.keys()].flatMap((linked) => {
      const shut = Object.keys(agents).filter((agent) => parsed.isAllowed(linked, agent) === false)
      return problems(linked, { [`is forbidden to ${shut.join(', ')}`]: shut.length > 0 })
    }),
  ]
}

const missing: Rule = ({ missing: pages }) =>
  pages.flatMap((page) =>
    problems(page.address, {
      [`is missing and answers ${page.status}`]: page.status !== 404,
      'is missing and may be indexed': page.html.startsWith('<') && !metas(page, 'robots').join().includes('noindex'),
    }),
  )

export const siteRules: Record<string, Rule> = {
  'sitemaps are true': sitemaps,
  'the sitemap and the links name the same pages': reachable,
  'titles and descriptions tell pages apart': labels,
  'feeds are true': feeds,
  'robots.txt shuts nobody out, llms.txt leads to what exists': texts,
  'what is missing is 404': missing,
  'every agent gets the same, and what is unchanged not again': ({ again }) => again,
}
