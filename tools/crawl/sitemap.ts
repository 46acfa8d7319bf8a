import type { Document } from './site'
import { childrenOf, readXml, textOf } from './xml'

/** A page's entry in a sitemap. */
export interface SitemapEntry {
  /** Address of the sitemap. */
  file: string
  address: string
  /** Unparsed. */
  changed: string | undefined
  /** The address of the page in every language, by language. */
  versions: Map<string, string>
  pictures: string[]
  news:
    | { date: string | undefined; title: string | undefined; language: string | undefined; name: string | undefined }
    | undefined
}

function readEntry(url: Element, file: string): SitemapEntry {
  const [news] = childrenOf(url, 'news')
  const publication = news && childrenOf(news, 'publication')[0]
  return {
    file,
    address: textOf(url, 'loc') ?? '',
    changed: textOf(url, 'lastmod'),
    versions: new Map(
      childrenOf(url, 'link').map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
    ),
    pictures: childrenOf(url, 'image').map((image) => textOf(image, 'loc') ?? ''),
    news: news && {
      date: textOf(news, 'publication_date'),
      title: textOf(news, 'title'),
      language: publication && textOf(publication, 'language'),
      name: publication && textOf(publication, 'name'),
    },
  }
}

/** The sitemaps in an index; empty if it is not an index. */
export function filesOf(index: Document): { address: string; changed: string | undefined }[] {
  const read = readXml(index.text)
  if ('fault' in read || read.root.localName !== 'sitemapindex') return []
  return childrenOf(read.root, 'sitemap').map((sitemap) => ({
    address: textOf(sitemap, 'loc') ?? '',
    changed: textOf(sitemap, 'lastmod'),
  }))
}

/** The pages in a sitemap; empty if it cannot be parsed. */
export function entriesOf(file: Document): SitemapEntry[] {
  const read = readXml(file.text)
  if ('fault' in read || read.root.localName !== 'urlset') return []
  return childrenOf(read.root, 'url').map((url) => readEntry(url, file.address))
}

/** Whether an entry is for news engines: the newest articles have a sitemap of their own. */
export const isNews = (entry: SitemapEntry): boolean => entry.news !== undefined
