import type { Document } from './site'
import { childrenOf, readXml, textOf } from './xml'

/** What a sitemap tells of a page. */
export interface SitemapEntry {
  /** The sitemap it stands in. */
  file: string
  address: string
  /** As written. */
  changed: string | undefined
  /** The page in every language, by the language. */
  versions: Map<string, string>
  pictures: string[]
  news: { date: string | undefined; title: string | undefined; language: string | undefined; name: string | undefined } | undefined
}

function readEntry(url: Element, file: string): SitemapEntry {
  const [news] = childrenOf(url, 'news')
  const publication = news && childrenOf(news, 'publication')[0]
  return {
    file,
    address: textOf(url, 'loc') ?? '',
    changed: textOf(url, 'lastmod'),
    versions: new Map(childrenOf(url, 'link').map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? ''])),
    pictures: childrenOf(url, 'image').map((image) => textOf(image, 'loc') ?? ''),
    news: news && {
      date: textOf(news, 'publication_date'),
      title: textOf(news, 'title'),
      language: publication && textOf(publication, 'language'),
      name: publication && textOf(publication, 'name'),
    },
  }
}

/** The sitemaps that an index names; none where it is no index. */
export function filesOf(index: Document): { address: string; changed: string | undefined }[] {
  const read = readXml(index.text)
  if ('fault' in read || read.root.localName !== 'sitemapindex') return []
  return childrenOf(read.root, 'sitemap').map((sitemap) => ({ address: textOf(sitemap, 'loc') ?? '', changed: textOf(sitemap, 'lastmod') }))
}

/** The pages that a sitemap names; none where it cannot be read. */
export function entriesOf(file: Document): SitemapEntry[] {
  const read = readXml(file.text)
  if ('fault' in read || read.root.localName !== 'urlset') return []
  return childrenOf(read.root, 'url').map((url) => readEntry(url, file.address))
}

/** Whether an entry is for news engines, which are told the newest articles beside the sitemap of everything. */
export const isNews = (entry: SitemapEntry): boolean => entry.news !== undefined
