import { childrenOf, readXml } from '../xml'
import { entriesOf, filesOf } from '../sitemap'
import type { Document, Problem, Rule } from '../site'

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Limits of one sitemap. */
const most = { entries: 50_000, bytes: 50 * 1024 * 1024 }

/** Days for which an article is news. */
const newsDays = 2

const day = 24 * 60 * 60 * 1000

/** Milliseconds by which clocks may differ. */
const tolerance = 60_000

/** W3C date and time format. */
const written = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/

function dateFault(date: string | undefined, now: number): string | undefined {
  if (date === undefined) return undefined
  const time = Date.parse(date)
  if (!written.test(date) || Number.isNaN(time)) return `“${date}” is no date`
  return time > now + tolerance ? `${date} is still to come` : undefined
}

function faultsOf(file: Document, now: number): string[] {
  const read = readXml(file.text)
  if (file.status !== 200) return [`answers ${file.status}`]
  if ('fault' in read) return [`is no XML: ${read.fault}`]
  const { root } = read
  if (root.namespaceURI !== namespace || !['sitemapindex', 'urlset'].includes(root.localName))
    return [`is no sitemap but <${root.localName}>`]
  const entries = entriesOf(file)
  const dates = [
    ...entries.map(({ changed }) => changed),
    ...filesOf(file).map(({ changed }) => changed),
    ...entries.map(({ news }) => news?.date),
  ]
  const twice = entries.map(({ address }) => address).filter((address, index, all) => all.indexOf(address) !== index)
  return [
    ...(/\bxml\b/.test(file.type) ? [] : [`is sent as ${file.type}`]),
    ...(childrenOf(root, 'url').length > most.entries || Buffer.byteLength(file.text) > most.bytes
      ? ['is too large']
      : []),
    ...dates.flatMap((date) => dateFault(date, now) ?? []),
    ...twice.map((address) => `names ${address} twice`),
    ...entries.flatMap(({ address, news }) => {
      if (!news) return []
      const age = now - Date.parse(news.date ?? '')
      return [
        ...(news.title && news.language && news.name ? [] : [`tells too little of ${address}`]),
        ...(age <= newsDays * day + tolerance ? [] : [`${address} is no news any more`]),
      ]
    }),
  ]
}

/** Sitemaps are well-formed and within the size limits, and their dates are plausible. */
export const sitemaps: Rule = ({ at, origin, sitemaps: files }) => {
  const none: Problem[] = files.length === 0 ? [{ page: `${origin}/robots.txt`, what: 'names no sitemap' }] : []
  const strange = files.flatMap((file) =>
    entriesOf(file).flatMap(({ address }): Problem[] =>
      URL.canParse(address) && new URL(address).origin === origin
        ? []
        : [{ page: file.address, what: `names ${address} of another host` }],
    ),
  )
  return [
    ...none,
    ...strange,
    ...files.flatMap((file) => faultsOf(file, at.getTime()).map((what): Problem => ({ page: file.address, what }))),
  ]
}
