import { previewSize } from '@/lib/domain/preview-size'
import { absolute } from '@/lib/operations/settings'
import { element, xmlDocument, type Xml } from '@/lib/seo/xml'
import type { Feed, FeedItem } from './feed'

const itemElement = (
  { id, title, summary, html, url, section, published, updated, authors, image }: FeedItem,
  institute: string,
): Xml =>
  element(
    'item',
    {},
    element('title', {}, title),
    element('link', {}, url),
    element('guid', { isPermaLink: 'false' }, id),
    published && element('pubDate', {}, published.toUTCString()),
    updated && element('atom:updated', {}, updated.toISOString()),
    ...(authors.length > 0 ? authors : [institute]).map((name) => element('dc:creator', {}, name)),
    element('category', {}, section),
    element('description', {}, summary),
    element('content:encoded', {}, html),
    element('media:content', { url: image, type: 'image/jpeg', medium: 'image', ...previewSize }),
  )

export function rss({ title, description, lang, page, addresses, updated, institute, items }: Feed): string {
  const namespaces = {
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    'xmlns:media': 'http://search.yahoo.com/mrss/',
  }
  const channel = element(
    'channel',
    {},
    element('title', {}, title),
    element('link', {}, page),
    element('description', {}, description),
    element('language', {}, lang),
    updated && element('lastBuildDate', {}, updated.toUTCString()),
    element('atom:link', { rel: 'self', type: 'application/rss+xml', href: addresses.rss }),
    element(
      'image',
      {},
      element('url', {}, absolute('/icons/icon-192.png')),
      element('title', {}, title),
      element('link', {}, page),
    ),
    ...items.map((item) => itemElement(item, institute)),
  )
  return xmlDocument(element('rss', { version: '2.0', ...namespaces }, channel))
}
