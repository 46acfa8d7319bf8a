import { absolute } from '@/lib/settings/absolute'
import { element, xmlDocument } from '@/lib/xml'
import { urlElement, type Entry } from './entry'

/** Addresses in one sitemap: sitemaps.org allows five times as many, but no more than 50 MB. */
const mostAddresses = 10_000

/** Entries in files of at most `most` each; without entries there is none. */
export function inFiles<T>(entries: readonly T[], most = mostAddresses): T[][] {
  return Array.from({ length: Math.ceil(entries.length / most) }, (_, i) => entries.slice(i * most, (i + 1) * most))
}

/** A sitemap of addresses. */
export function sitemap(entries: readonly Entry[]): string {
  const namespaces = {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  }
  return xmlDocument(element('urlset', namespaces, ...entries.map(urlElement)))
}

/** A file that the index names, and when anything in it was changed. */
export interface IndexedFile {
  path: string
  changed: Date | undefined
}

/** A file as the index names it. */
export function indexed(path: string, entries: readonly Pick<Entry, 'changed'>[]): IndexedFile {
  const times = entries.flatMap(({ changed }) => changed?.getTime() ?? [])
  return { path, changed: times.length > 0 ? new Date(times.reduce((a, b) => Math.max(a, b))) : undefined }
}

/** The index of all sitemaps. */
export function sitemapIndex(files: readonly IndexedFile[]): string {
  const named = files.map(({ path, changed }) => element('sitemap', {}, element('loc', {}, absolute(path)), changed && element('lastmod', {}, changed.toISOString())))
  return xmlDocument(element('sitemapindex', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, ...named))
}
