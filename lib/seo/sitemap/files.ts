import { mapUsable } from '@/lib/operations/log/usable'
import { absolute } from '@/lib/operations/settings'
import { element, xmlDocument } from '@/lib/seo/xml'
import { urlElement, type Entry } from './entry'

/** Addresses per sitemap. sitemaps.org allows 50,000, but each takes a tenth of a millisecond to write. */
export const maxAddresses = 1000

export function inFiles<T>(entries: readonly T[], most = maxAddresses): T[][] {
  return Array.from({ length: Math.ceil(entries.length / most) }, (_, i) => entries.slice(i * most, (i + 1) * most))
}

export function sitemap(entries: readonly Entry[]): string {
  const namespaces = {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  }
  return xmlDocument(
    element('urlset', namespaces, ...mapUsable(entries, 'the sitemaps', ({ own }) => own.path, urlElement)),
  )
}

export interface IndexedFile {
  path: string
  changed: Date | undefined
}

export function indexed(path: string, entries: readonly Pick<Entry, 'changed'>[]): IndexedFile {
  const times = entries.flatMap(({ changed }) => changed?.getTime() ?? [])
  return { path, changed: times.length > 0 ? new Date(times.reduce((a, b) => Math.max(a, b))) : undefined }
}

export function sitemapIndex(files: readonly IndexedFile[]): string {
  const named = files.map(({ path, changed }) =>
    element(
      'sitemap',
      {},
      element('loc', {}, absolute(path)),
      changed && element('lastmod', {}, changed.toISOString()),
    ),
  )
  return xmlDocument(element('sitemapindex', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, ...named))
}
