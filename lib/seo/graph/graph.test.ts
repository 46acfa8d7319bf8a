import { expect, test } from '@jest/globals'
import type { Graph } from 'schema-dts'
import { z } from 'zod'
import type { Article, Member, Video } from '@/lib/backend/model'
import { sampleSiteRecord } from '@/lib/backend/sample-site-record'
import { toRating } from '@/lib/domain/ratings'
import { articleTypes } from '@/lib/domain/sections'
import { sampleArticle, sampleLaw as law, sampleMember } from '@/lib/testing/content-fixtures'
import { articleFacts } from '../pages/article'
import { legalTextFacts } from '../pages/legal-text'
import { memberFacts } from '../pages/member'
import { contactFacts, homeFacts, listFacts } from '../pages/screens'
import { articleContent } from './article'
import { homeContent } from './video'
import { ids } from './ids'
import { pageGraph } from './page-graph'
import { postalAddress } from './organisation'
import { legalTextContent } from './legal-text'
import { listContent } from './screens'
import { memberContent } from './person'

const record = sampleSiteRecord()

const article: Article = {
  ...sampleArticle,
  previewImage: '/media/a.webp',
  updatedDate: new Date('2026-03-20T01:30:00Z'),
  rating: toRating(['5', '4']),
  translations: [{ id: 'new-law', language: 'en', type: 'NEWS' }],
  authors: [
    { name: 'Nguyễn Văn An', member: { id: 'nguyen-van-an', language: 'vi' } },
    { name: 'Trần Bình', member: undefined },
  ],
  reviewer: { name: 'Lê Lan', member: { id: 'le-lan', language: 'vi' } },
}

const member: Member = {
  ...sampleMember,
  email: 'an@ilc.example',
  phone: '0900000001',
  photo: '/media/an.webp',
  description: 'Hai mươi năm tư vấn.',
  linkedin: 'https://www.linkedin.com/in/an',
  languagesSpoken: ['vi', 'fr'],
  penName: 'DOCTORATE',
  posts: [{ role: 'PRESIDENT', department: 'BOARD_OF_DIRECTORS' }],
  memberDetails: [
    { type: 'EDUCATION', period: '', title: 'Luật', organisation: 'Đại học Luật Hà Nội', description: '' },
  ],
}

const video: Video = {
  id: 'phim',
  title: { vi: 'Phim', en: 'Film', zh: '影片' },
  videoId: 'aqz-KE-bpKQ',
  uploadDate: new Date('2026-01-15T02:00:00Z'),
}

const graphs: Record<string, Graph> = {
  law: pageGraph(legalTextFacts('en', law), record, legalTextContent(legalTextFacts('en', law), law)),
  citing: pageGraph(articleFacts(article), record, articleContent(articleFacts(article), article, [law], 2)),
  home: pageGraph(homeFacts('zh'), record, homeContent(homeFacts('zh'), video, undefined)),
  contact: pageGraph(contactFacts('en'), record, { type: 'ContactPage', main: ids.organisation() }),
  list: pageGraph(listFacts('en', 'NEWS', 2), record, listContent(listFacts('en', 'NEWS', 2), ['/en/tin-tuc/a'], 7)),
  member: pageGraph(memberFacts(member, []), record, memberContent(memberFacts(member, []), member)),
  ...Object.fromEntries(
    articleTypes.map((type) => {
      const typed = { ...article, type }
      return [type, pageGraph(articleFacts(typed), record, articleContent(articleFacts(typed), typed, [], 2))]
    }),
  ),
}

const nodeShape = z.looseObject({ '@type': z.union([z.string(), z.array(z.string())]), '@id': z.string().optional() })
type Node = z.infer<typeof nodeShape>

const nodesOf = (graph: Graph | undefined): Node[] => z.array(nodeShape).parse(graph?.['@graph'])
const named = (kind: string, type: string) =>
  nodesOf(graphs[kind]).find((node) => [node['@type']].flat().includes(type))

function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Record<string, unknown>
  for (const inner of Object.values(value)) yield* objectsIn(inner)
}

test.each(Object.keys(graphs))('in the graph of a %s page every reference resolves', (kind) => {
  const objects = [...objectsIn(graphs[kind])]
  const known = new Set(objects.filter((object) => '@type' in object).map((object) => object['@id']))
  const references = objects.filter((object) => Object.keys(object).join() === '@id').map((object) => object['@id'])
  expect(references.length).toBeGreaterThan(3)
  expect(references.filter((id) => !known.has(id))).toEqual([])
  expect(nodesOf(graphs[kind]).every((node) => node['@id']?.startsWith('http'))).toBe(true)
})

test.each([
  ['RESEARCH', 'ScholarlyArticle'],
  ['SERVICE', 'Service'],
  ['TRAINING', 'LearningResource'],
  ['member', 'ProfilePage'],
])('a %s page has a %s', (kind, type) => {
  expect(named(kind, type)).toBeDefined()
})

test('an article has its dates, its authors, and how often it was commented on', () => {
  expect(named('NEWS', 'NewsArticle')).toMatchObject({
    headline: 'Luật mới',
    datePublished: '2026-03-14T01:30:00.000Z',
    dateModified: '2026-03-20T01:30:00.000Z',
    author: [{ name: 'Nguyễn Văn An', url: 'http://localhost:3000/tong-quan/nguyen-van-an' }, { name: 'Trần Bình' }],
    commentCount: 0,
    wordCount: 2,
    keywords: ['Tin tức'],
    inLanguage: 'vi',
  })
  expect(named('NEWS', 'WebPage')).toMatchObject({ reviewedBy: { '@type': 'Person', name: 'Lê Lan' } })
})

test('a member has their pages elsewhere and the languages they speak', () => {
  const expected = { sameAs: ['https://www.linkedin.com/in/an'], knowsLanguage: ['vi', 'fr'] }
  expect(named('member', 'Person')).toMatchObject(expected)
})

test('nothing of a rating is in any graph, and nothing by which a member can be called', () => {
  const text = JSON.stringify(graphs)
  for (const forbidden of ['ggregateRating', member.email, member.phone]) expect(text).not.toContain(forbidden)
})

test('the institute is described in full where the page is about it, with offices, hours and people to call', () => {
  const { contacts, hotlines, offices } = record.contact
  expect(named('contact', 'LegalService')).toMatchObject({
    department: { length: offices.length },
    contactPoint: { length: hotlines.length + contacts.length },
  })
  expect(named('contact', 'LegalService')).toMatchObject({
    address: {
      streetAddress: '24 Dang Thu Street, Hoan Kiem Ward',
      addressLocality: 'Hanoi',
      addressRegion: 'Hanoi',
      addressCountry: 'VN',
    },
    publishingPrinciples: 'http://localhost:3000/en/chinh-sach-bien-tap',
  })
  expect(Object.keys(named('NEWS', 'Organization') ?? {})).toEqual(['@type', '@id', 'name', 'url', 'logo'])
  const contact = JSON.stringify(graphs.contact)
  expect(contact).toContain('"telephone":"+84900000100"')
  expect(contact).toContain('"opens":"00:00","closes":"00:00","validFrom":"2027-02-05","validThrough":"2027-02-09"')
  expect(JSON.stringify(graphs.NEWS)).not.toContain('validFrom')
})

test.each([
  ['河内市还剑坊登书街24号', { streetAddress: '还剑坊登书街24号', addressLocality: '河内市' }],
  ['Hà Nội', { streetAddress: 'Hà Nội' }],
])('the address %s has its parts', (address, parts) => expect(postalAddress(address)).toMatchObject(parts))

test('the photo of an article is shown in three shapes, without a claim to its rights; a card says whose it is', () => {
  const { image } = z.object({ image: z.array(z.string()) }).parse(named('NEWS', 'NewsArticle'))
  expect(image.map((address) => /-(\d+x\d+)\.jpg$/.exec(address)?.[1])).toEqual(['16x9', '4x3', '1x1'])
  expect(named('NEWS', 'ImageObject')).toMatchObject({ url: image[0] })
  expect(named('NEWS', 'ImageObject')).not.toHaveProperty('contentUrl')
  expect(named('home', 'ImageObject')).toMatchObject({ creditText: '法律科学与企业发展研究院' })
})

test('the site is described in full on its first page only', () => {
  expect(named('home', 'WebSite')).toMatchObject({ potentialAction: { '@type': 'SearchAction' } })
  const keys = Object.keys(named('list', 'WebSite') ?? {})
  expect(keys.join(' ')).toBe('@type @id url name inLanguage publisher')
})

const homeWith = (changes: Partial<Video>) =>
  JSON.stringify(pageGraph(homeFacts('vi'), record, homeContent(homeFacts('vi'), { ...video, ...changes }, undefined)))

test('the video of a file names the file, not a page of YouTube', () => {
  const things = homeWith({ file: '/media/a.mp4' })
  expect(things).toContain('"contentUrl":"http://localhost:3000/media/a.mp4"')
  expect(things).not.toContain('youtube')
})

test('a video without an upload date is left out, because search engines reject it', () =>
  expect(homeWith({ uploadDate: undefined })).not.toContain('VideoObject'))

test('the second page of a list continues the positions, and its breadcrumb ends at its own address', () => {
  expect(JSON.stringify(named('list', 'ItemList'))).toContain('"position":7')
  expect(JSON.stringify(named('list', 'BreadcrumbList'))).toContain('"item":"http://localhost:3000/en/tin-tuc?page=2"')
})

test('an article names the texts of law that it cites', () => {
  expect(named('citing', 'NewsArticle')).toMatchObject({
    citation: [
      {
        '@type': 'Legislation',
        '@id': 'http://localhost:3000/van-ban/luat-59-2020-qh14#legislation',
        name: 'Luật Doanh nghiệp số 59/2020/QH14',
        legislationIdentifier: '59/2020/QH14',
        legislationLegalForce: 'https://schema.org/InForce',
      },
    ],
  })
  expect(named('NEWS', 'NewsArticle')).not.toHaveProperty('citation')
})

test('the page of a text of law is about it', () => {
  expect(named('law', 'Legislation')).toMatchObject({
    '@id': 'http://localhost:3000/en/van-ban/luat-59-2020-qh14#legislation',
    name: 'Law on Enterprises No. 59/2020/QH14',
    legislationDate: '2020-06-17',
    temporalCoverage: '2021-01-01/..',
    sameAs: 'https://vbpl.vn/x',
  })
  expect(named('law', 'BreadcrumbList')).toMatchObject({
    itemListElement: [{}, { name: 'Legal documents', item: 'http://localhost:3000/en/van-ban' }, {}],
  })
})
