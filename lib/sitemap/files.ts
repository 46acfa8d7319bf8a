import { absolute } from '@/lib/settings/absolute'
import { element, xmlDocument } from '@/lib/xml'
import { newest, urlElement, type Entry } from './entry'

/** Addresses that one sitemap may hold (sitemaps.org). */
const mostAddresses = 50_000

/** Entries in files of at most `most` each; without entries there is one empty file. */
export function inFiles<T>(entries: readonly T[], most = mostAddresses): T[][] {
  return Array.from({ length: Math.max(1, Math.ceil(entries.length / most)) }, (_, i) => entries.slice(i * most, (i + 1) * most))
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

/** A file of entries as the index names it. */
export const indexed = (path: string, entries: readonly Entry[]): IndexedFile => ({ path, changed: newest(entries.map(({ changed }) => changed)) })

/** The index of all sitemaps. */
export function sitemapIndex(files: readonly IndexedFile[]): string {
  const named = files.map(({ path, changed }) => element('sitemap', {}, element('loc', {}, absolute(path)), changed && element('lastmod', {}, changed.toISOString())))
  return xmlDocument(element('sitemapindex', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, ...named))
}
