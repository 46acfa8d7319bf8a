import { absolute } from '@/lib/operations/settings'
import { element, xmlDocument, type Xml } from '@/lib/seo/xml'
import type { Feed, FeedItem } from './feed'

/** The day the institute began: Atom requires a date of what has none. */
const unknownDate = new Date('2024-01-01T00:00:00Z')

const person = (name: string) => element('author', {}, element('name', {}, name))

const entryElement = ({ id, title, summary, html, url, section, published, updated, authors, image }: FeedItem): Xml =>
  element(
    'entry',
    {},
    element('id', {}, id),
    element('title', {}, title),
    element('link', { rel: 'alternate', type: 'text/html', href: url }),
    element('link', { rel: 'enclosure', type: 'image/jpeg', href: image }),
    published && element('published', {}, published.toISOString()),
    element('updated', {}, (updated ?? unknownDate).toISOString()),
    ...authors.map(person),
    element('category', { term: section }),
    element('summary', {}, summary),
    element('content', { type: 'html' }, html),
  )

export function atom({ title, description, lang, page, addresses, updated, institute, items }: Feed): string {
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': lang },
      element('id', {}, addresses.atom),
      element('title', {}, title),
      element('subtitle', {}, description),
      element('link', { rel: 'self', type: 'application/atom+xml', href: addresses.atom }),
      element('link', { rel: 'alternate', type: 'text/html', href: page }),
      element('icon', {}, absolute('/icons/icon-192.png')),
      element('updated', {}, (updated ?? unknownDate).toISOString()),
      person(institute),
      ...items.map(entryElement),
    ),
  )
}
