import { expect, test } from '@jest/globals'
import { found, graphOf, origin, page } from '../samples'
import { graph } from './graph'

const on = (text: string) => found(graph, { pages: [page(`${origin}/a`, { graph: text })] })

const person = { '@type': 'Person', '@id': `${origin}/#an`, name: 'An' }
const crumbs = (...items: object[]) => ({ '@type': 'BreadcrumbList', itemListElement: items })
const crumb = { '@type': 'ListItem', position: 1, name: 'Trang chủ', item: origin }

test.each([
  ['none', '', 'has no structured data'],
  [
    'a rating',
    graphOf({ ...person, aggregateRating: { '@type': 'AggregateRating', ratingValue: 5, ratingCount: 0 } }),
    'holds a rating',
  ],
  [
    'a reference to nothing',
    graphOf({ ...person, affiliation: { '@id': `${origin}/#nobody` } }),
    `nothing in the graph is ${origin}/#nobody`,
  ],
  ['the same thing twice', graphOf(person, person), 'something is described twice in the graph'],
  ['another language', graphOf({ '@type': 'WebPage', url: origin, name: 'A', inLanguage: 'en' }), 'WebPage is in “en”'],
])('%s is found', (_, text, what) => {
  expect(on(text)).toEqual([what])
})

test.each([
  ['no JSON', '{', 'its structured data is no JSON'],
  [
    'no graph',
    JSON.stringify({ '@context': 'https://schema.org', '@type': 'Person', name: 'An' }),
    'its structured data is no graph',
  ],
  ['no headline', graphOf({ '@type': 'NewsArticle' }), 'NewsArticle headline'],
  ['no logo', graphOf({ '@type': 'Organization', name: 'Viện', url: origin }), 'Organization logo'],
  [
    'a breadcrumb that skips',
    graphOf(crumbs(crumb, { ...crumb, position: 3 })),
    'BreadcrumbList itemListElement: positions count from 1',
  ],
  [
    'a breadcrumb that leads nowhere',
    graphOf(crumbs({ ...crumb, item: undefined }, { ...crumb, position: 2 })),
    'BreadcrumbList itemListElement: all but the last',
  ],
  [
    'a day that is none',
    graphOf({
      '@type': 'VideoObject',
      name: 'Phim',
      thumbnailUrl: origin,
      uploadDate: 'hôm nay',
      inLanguage: 'vi',
      embedUrl: origin,
    }),
    'VideoObject uploadDate',
  ],
])('%s is found', (_, text, what) => {
  expect(on(text).join('\n')).toContain(what)
})

test('two graphs on a page are found', () => {
  const text = graphOf(person)
  expect(
    found(graph, {
      pages: [page(`${origin}/a`, { body: `<script type="application/ld+json">${text}</script>`, graph: text })],
    }),
  ).toEqual(['has 2 graphs instead of one'])
})
