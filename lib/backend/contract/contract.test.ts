import { describe, expect, test } from '@jest/globals'
import { articleQuery } from './query'
import { fromArticle, fromFoundArticles, interactionsOf, toArticle, wireArticle, wireFoundArticles } from './article'
import { openEnvelope } from './envelope'
import type { FoundBeside } from '../model'
import { takeLogged } from '../../testing/take-logged'
import { fromMember, toMember, wireMember } from './member'
import { wirePartner } from './partner'

const writer = { userName: 'user@mail.example', fullName: 'A' }
const article = {
  id: 7,
  title: 'Luật',
  content: '<p>x</p>',
  preview_img: null,
  summary: null,
  createDate: '2026-03-14T08:30:00+07:00',
  language: 'VI',
  views: '12',
  type: 'news',
  somethingNew: true,
  interactedArticles: [
    { ...writer, id: 1, avatar: '', type: 'RATE', value: 4, createdDate: '2026-03-15T00:00:00Z', updatedDate: null },
    { ...writer, id: 2, avatar: null, type: 'COMMENT', value: 'Hay', createdDate: 1_773_500_000_000 },
  ],
}

describe('an article from a hosted backend', () => {
  const read = toArticle(wireArticle.parse(article))
  const interactions = interactionsOf(wireArticle.parse(article))

  test("never returns a user's e-mail address, and shows that two entries are of one person", () => {
    expect(JSON.stringify(fromArticle(read, interactions))).not.toContain('@')
    expect(interactions[0]?.author).toBe(interactions[1]?.author)
    expect(interactions[0]?.author).not.toBe('')
  })

  test('is unchanged after a round trip through the wire format', () => {
    const again = toArticle(wireArticle.parse(JSON.parse(JSON.stringify(fromArticle(read, interactions)))))
    const authors = { ...read.comments.items[0]?.comment, author: again.comments.items[0]?.comment.author }
    expect(again).toEqual({
      ...read,
      comments: { ...read.comments, items: [{ ...read.comments.items[0], comment: authors }] },
    })
  })
})

describe('what a search found', () => {
  const page = { items: [], page: 1, limit: 6, total: 0 }
  test.each([
    [{ ...page, understood: 'luật doanh nghiệp' }, 'luật doanh nghiệp'],
    [page, undefined],
  ])('says how the query was understood, if not as typed: %#', (result, understood) => {
    const wire: unknown = JSON.parse(JSON.stringify(fromFoundArticles(result)))
    const pagination = { total: 0 }
    expect(wireFoundArticles.parse(wire)).toEqual({ articles: [], leftOut: 0, pagination, understood, related: [] })
    expect(Object.keys(wire as object).includes('understood')).toBe(understood !== undefined)
  })
  test('says what is found beside articles, which a backend may leave out', () => {
    const [posts, title] = [[{ role: 'MEMBER', department: 'PARTNERS' } as const], { vi: 'a', en: 'b', zh: 'c' }]
    const beside: FoundBeside = {
      people: [{ id: 'm', fullName: 'Lan', penName: 'DOCTORATE', photo: '/media/a.webp', posts, language: 'en' }],
      partners: [{ id: 'p', type: 'ENTERPRISE', website: undefined, logo: undefined, fullName: title }],
      legalTexts: [{ id: 'v', number: '59/2020/QH14', kind: 'LAW', title }],
    }
    const wire: unknown = JSON.parse(JSON.stringify(fromFoundArticles({ ...page, beside })))
    expect(wireFoundArticles.parse(wire).beside).toMatchObject(beside)
    for (const nothing of [{}, { members: 'x' }, { members: null, ecosystems: [{}], legalTexts: {} }])
      expect(wireFoundArticles.parse({ articles: [], ...nothing }).beside).toBeUndefined()
    takeLogged()
  })
})

test('a resource with a field named like the envelope is parsed, even if the resource may be null', () => {
  const wire = { _id: 'p', typeEcosystem: 'ENTERPRISE', data: null }
  expect(openEnvelope(wirePartner.nullable(), wire)).toMatchObject({ typeEcosystem: 'ENTERPRISE' })
  expect(openEnvelope(wirePartner.nullable(), { data: null })).toBeNull()
})

test('a member is parsed with either e-mail field, and both lists stay parallel', () => {
  const member = toMember(
    wireMember.parse({
      _id: 'x',
      fullName: 'An',
      email: 'an@ilc.example',
      role: 'MEMBER',
      department: 'ADVISORY_BOARD',
      language: 'VI',
      linkedin: 'javascript:alert(1)',
      orcid: 'https://orcid.org/0000-0002-1825-0097',
      languagesSpoken: ['vi', 'xx', 'fr'],
    }),
  )
  expect(fromMember(member)).toMatchObject({
    linkedin: undefined,
    orcid: 'https://orcid.org/0000-0002-1825-0097',
    languagesSpoken: ['vi', 'fr'],
    id: 'x',
    gmail: 'an@ilc.example',
    role: 'MEMBER',
    department: 'ADVISORY_BOARD',
    language: 'vi',
    isShow: true,
  })
  takeLogged()
})

test.each([
  [{}, { search: '', page: 1, limit: 6 }],
  [{ search: 'Luật'.normalize('NFD') }, { search: 'Luật', page: 1, limit: 6 }],
  [
    { type: 'news', language: 'ZH', page: '2', limit: '100000000' },
    { type: 'NEWS', language: 'zh', search: '', page: 2, limit: 10_000 },
  ],
])('the query %j is parsed', (query, read) => {
  expect(articleQuery.parse(query)).toEqual(read)
})

test.each([
  ['PRESIDENT; MEMBER', 'BOARD_OF_DIRECTORS;ADVISORY_BOARD', 'BOARD_OF_DIRECTORS, ADVISORY_BOARD'],
  [['PRESIDENT', 'MEMBER'], ['BOARD_OF_DIRECTORS', 'ADVISORY_BOARD'], 'BOARD_OF_DIRECTORS, ADVISORY_BOARD'],
  ['MEMBER', 'TAX_DESK', 'OTHER_DEPRATMENTS'],
])('the posts %j in %j of a member are those in %s', (role, department, units) => {
  const member = toMember(wireMember.parse({ id: 'x', fullName: 'An', role, department, isShow: '0' }))
  expect(fromMember(member)).toMatchObject({ department: units, isShow: false })
  takeLogged()
})
