import { expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import type { ListedArticle, ListedMember } from '@/lib/backend/model'
import { articleEntries, memberEntries, pageEntries } from './entries'
import { indexed, inFiles, sitemap, sitemapIndex } from './files'
import { newsSitemap, recentNews } from './news'

const site = 'http://localhost:3000'

const article = (changes: Partial<ListedArticle>): ListedArticle => ({
  id: 'luat-moi',
  title: 'Luật <mới> & cũ',
  type: 'NEWS',
  language: 'vi',
  translationKey: 'new-law',
  createDate: new Date('2026-11-20T01:00:00Z'),
  updatedDate: new Date('2026-11-21T01:00:00Z'),
  previewImage: '/media/a.webp',
  ...changes,
})

const articles = [
  article({}),
  article({ id: 'new-law', language: 'en', updatedDate: undefined, previewImage: undefined }),
  article({ id: 'xin-fa', language: 'zh', translationKey: 'other', type: 'RESEARCH' }),
]

const parsed = (xml: string) => new new JSDOM('').window.DOMParser().parseFromString(xml, 'application/xml')
const texts = (xml: string, name: string) =>
  [...parsed(xml).getElementsByTagName(name)].map((element) => element.textContent)

test('an address lists its translations, itself and what is for all others; its last change where it is known; its image', () => {
  const urls = [...parsed(sitemap(articleEntries(articles))).getElementsByTagName('url')]
  const of = (url: Element | undefined) => ({
    loc: url?.getElementsByTagName('loc')[0]?.textContent,
    lastmod: url?.getElementsByTagName('lastmod')[0]?.textContent,
    links: [...(url?.getElementsByTagName('xhtml:link') ?? [])].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
    image: url?.getElementsByTagName('image:loc')[0]?.textContent,
  })
  const links = [
    ['vi', `${site}/tin-tuc/luat-moi`],
    ['en', `${site}/en/tin-tuc/new-law`],
    ['x-default', `${site}/tin-tuc/luat-moi`],
  ]
  expect(urls.map(of)).toEqual([
    { loc: `${site}/tin-tuc/luat-moi`, lastmod: '2026-11-21T01:00:00.000Z', links, image: `${site}/media/a.webp` },
    { loc: `${site}/en/tin-tuc/new-law`, lastmod: '2026-11-20T01:00:00.000Z', links, image: undefined },
    {
      loc: `${site}/zh/nghien-cuu/xin-fa`,
      lastmod: '2026-11-21T01:00:00.000Z',
      links: [
        ['zh-Hans', `${site}/zh/nghien-cuu/xin-fa`],
        ['x-default', `${site}/zh/nghien-cuu/xin-fa`],
      ],
      image: `${site}/media/a.webp`,
    },
  ])
})

test("one person's profiles are versions of each other", () => {
  const member = (id: string, language: ListedMember['language']): ListedMember => {
    return { id, language, translationKey: 'an', photo: undefined, updatedDate: undefined }
  }
  const [vi, en] = [member('an', 'vi'), member('an-en', 'en')]
  const versionsOf = (...entries: Parameters<typeof memberEntries>) =>
    memberEntries(...entries).map(({ versions }) => versions.map(({ path }) => path))
  const both = ['/tong-quan/an', '/en/tong-quan/an-en']
  expect(versionsOf([vi, en])).toEqual([both, both])
  expect(versionsOf([vi], [vi, en])).toEqual([both])
})

test('the other pages exist in three languages: home, sections, overview with its groups, contact, accessibility, about the institute', () => {
  const paths = pageEntries().map(({ own }) => own.path)
  expect(paths).toHaveLength(3 * (1 + 4 + 7 + 1 + 1 + 5))
  for (const path of ['/', '/en', '/tong-quan/Hoi-dong-khoa-hoc', '/zh/kha-nang-tiep-can'])
    expect(paths).toContain(path)
})

test.each([
  [0, 2, []],
  [3, 2, [2, 1]],
  [5, 2, [2, 2, 1]],
])('%d addresses, %d a file', (count, most, sizes) => {
  expect(inFiles(Array.from({ length: count }), most).map((file) => file.length)).toEqual(sizes)
})

test('the index lists each file and the last change in it', () => {
  const xml = sitemapIndex([
    indexed('/sitemap/articles-1.xml', articleEntries(articles)),
    indexed('/sitemap/members-1.xml', []),
  ])
  expect([texts(xml, 'loc'), texts(xml, 'lastmod')]).toEqual([
    [`${site}/sitemap/articles-1.xml`, `${site}/sitemap/members-1.xml`],
    ['2026-11-21T01:00:00.000Z'],
  ])
})

test.each([
  ['2026-11-20T00:59:59Z', 0],
  ['2026-11-20T01:00:00Z', 2],
  ['2026-11-22T00:59:59Z', 2],
  ['2026-11-22T01:00:00Z', 0],
])('at %s there are %d recent news: from two days, none from the future or from other sections', (now, count) => {
  expect(recentNews(articles, new Date(now))).toHaveLength(count)
})

test('news have their title, day and language', () => {
  const xml = newsSitemap(recentNews(articles, new Date('2026-11-21T00:00:00Z')))
  expect([texts(xml, 'news:title')[0], texts(xml, 'news:language'), texts(xml, 'news:publication_date')[0]]).toEqual([
    'Luật <mới> & cũ',
    ['vi', 'en'],
    '2026-11-20T01:00:00.000Z',
  ])
})
