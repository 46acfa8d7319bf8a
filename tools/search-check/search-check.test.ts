import { expect, test } from '@jest/globals'
import { readContent } from '@/lib/content/import/read'
import { readLists, readQueries, type Kind } from './read-queries'
import { foundAnswer, ratiosOf, standingOf } from './standing'

const queries = readLists()

test('a list names what is wanted above the queries', () => {
  expect(readQueries('# Luật\n> vi article a b\n luật a \n\n> en person c\nc')).toEqual([
    { language: 'vi', kind: 'article', ids: ['a', 'b'], query: 'luật a' },
    { language: 'en', kind: 'person', ids: ['c'], query: 'c' },
  ])
})

test.each([
  ['a query without a heading', 'luật', 'No wanted result'],
  ['another language', '> fr article a\nx', 'language'],
  ['another kind', '> vi film a\nx', 'kind'],
  ['nothing wanted', '> vi article\nx', 'ids'],
  ['a query that stands twice', '> vi article a\nx\n> vi article b\nx', 'stands twice'],
])('%s is refused', (_, text, message) => {
  expect(() => readQueries(text)).toThrow(message)
})

test('there are at least 300 queries, and the sample content has what is wanted', () => {
  const { articles, members, partners } = readContent('content')
  const known = {
    article: articles.map(({ id }) => id),
    person: members.map(({ id }) => id),
    partner: partners.map(({ id }) => id),
  }
  expect(queries.length).toBeGreaterThanOrEqual(300)
  const unknown = queries.flatMap(({ kind, ids }) =>
    kind in known ? ids.filter((id) => !known[kind as keyof typeof known].includes(id)) : [],
  )
  expect(unknown).toEqual([])
})

const records = (...ids: string[]) => ids.map((id) => ({ id }))

test.each([
  ['first', ['a']],
  ['first', ['x', 'a']],
  ['among three', ['c']],
  ['below', ['d']],
  ['nowhere', ['e']],
] as const)('%s: the best place of %j counts', (standing, ids) => {
  const { data } = foundAnswer.parse({ data: { articles: records('a', 'b', 'c', 'd') } })
  expect(standingOf({ kind: 'article', ids: [...ids] }, data)).toBe(standing)
})

test('other kinds are counted among their own, and are nowhere if a site does not find them', () => {
  const suggestions = { groups: [{ items: [{ path: '/tong-quan/an' }] }, { items: [{ path: '/en/lien-he' }] }] }
  const laws = [{ id: 'x', number: '1/2020/QH14' }]
  const ecosystems = records('hai-van', 'an-khanh')
  const { data } = foundAnswer.parse({
    data: { articles: records('a'), legalTexts: laws, ecosystems, members: 'x', suggestions },
  })
  const standing = (kind: Kind, id: string) => standingOf({ kind, ids: [id] }, data)
  expect([
    standing('law', '1/2020/QH14'),
    standing('page', '/lien-he'),
    standing('partner', 'an-khanh'),
    standing('person', 'an'),
  ]).toEqual(['first', 'first', 'among three', 'nowhere'])
})

test('ratios are shares of all queries', () => {
  expect(ratiosOf(['first', 'among three', 'below', 'nowhere'])).toEqual({ first: 0.25, amongThree: 0.5 })
})
