import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import type { Article, ArticleSummary, LegalText, Member, Partner, SitePage, Video } from '@/lib/backend/model'
import type { Backend } from '@/lib/backend/port'
import { inEveryLanguage } from '@/lib/domain/languages'
import { sampleArticle, sampleMember } from '@/lib/testing/content-fixtures'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { readContent } from '../import/read'
import { exportContent, type Exported } from './export-content'

const member = (changes: Partial<Member>): Member => ({ ...sampleMember, id: 'an', fullName: 'An', ...changes })

const partner = (website: string): Partner => ({
  id: 'vnu',
  type: 'ORGANIZATION',
  website,
  logo: undefined,
  fullName: { vi: 'a', en: 'b', zh: 'c' },
})

const article = (id: string, content = '<p>x</p>'): Article => ({ ...sampleArticle, id, translationKey: id, content })

interface Contents {
  articles: Article[]
  members: Member[]
  partners: Partner[]
  videos: Video[]
  files: Record<string, Buffer>
  redirects: [string, string][]
  sitePages: SitePage[]
  legalTexts: LegalText[]
}

const nothing: Contents = {
  articles: [],
  members: [],
  partners: [],
  videos: [],
  files: {},
  redirects: [],
  sitePages: [],
  legalTexts: [],
}

function site(has: Partial<Contents>): Exported {
  const { articles, members, partners, videos, files, redirects, sitePages, legalTexts } = { ...nothing, ...has }
  const page = <T extends { language: string }>(
    all: T[],
    query: { page: number; limit: number; language?: string | undefined },
  ) => {
    const items = all.filter(({ language }) => language === query.language)
    const shown = items.slice((query.page - 1) * query.limit, query.page * query.limit)
    return Promise.resolve({ items: shown, page: query.page, limit: query.limit, total: items.length })
  }
  const backend: Partial<Backend> = {
    allInteractions: () => Promise.resolve([]),
    getArticle: (id) => Promise.resolve(articles.find((one) => one.id === id)),
    getMedia: (name) =>
      Promise.resolve(files[name] && ({ data: files[name], type: 'image/png', modified: undefined } as never)),
    getSitePage: (id) => Promise.resolve(sitePages.find((one) => one.id === id)),
    getSiteRecord: () => Promise.reject(new Error('not asked for')),
    listArticles: (query) => page<ArticleSummary>(articles, query),
    listMembers: (query) => page(members, query),
    listPartners: () => Promise.resolve(partners),
    listRedirects: () => Promise.resolve(redirects.map(([from, to], id) => ({ id, from, to }))),
    listTopics: () => Promise.resolve([{ id: 'thue', name: { vi: 'Thuế', en: 'Tax', zh: '税务' } }]),
    listVideos: () => Promise.resolve(videos),
    listLegalTexts: ({ page: number, limit }) =>
      Promise.resolve({ items: legalTexts, page: number, limit, total: legalTexts.length }),
  }
  return {
    backend: backend as Backend,
    formerIds: { articles: new Map(), members: new Map() },
    hasSiteRecord: false,
  }
}

async function exported(has: Partial<Contents>) {
  const folder = path.join(temporaryFolder(), 'out')
  const { left } = await exportContent(folder, site(has))
  return { folder, left, content: readContent(folder) }
}

test('a page about the institute is exported in every language; its images are reported', async () => {
  const text = { title: 'Tiêu đề: "một"', summary: 'Tóm tắt', content: '<h2>Mục</h2><p><img src="/media/a.png"></p>' }
  const page = {
    id: 'bao-mat',
    publishedDate: new Date('2026-11-30T01:00:00Z'),
    texts: { vi: text, en: text, zh: text },
  } as const
  const { content, left } = await exported({ sitePages: [page] })
  expect(content.sitePages).toEqual([{ ...page, sourceHash: expect.any(String) }])
  expect(left).toEqual(['pages/bao-mat: its pictures'])
})

test('a text of law is exported with what replaces and amends it', async () => {
  const text = {
    ...({ id: 'luat-59-2020-qh14', number: '59/2020/QH14', kind: 'LAW', issued: '2020-06-17' } as const),
    ...{ title: inEveryLanguage({ vi: 'Luật' }), issuer: inEveryLanguage({ vi: 'Quốc hội' }), address: undefined },
    ...{ inForceFrom: '2021-01-01', expiredFrom: undefined, updatedDate: new Date(0), keys: [] },
  }
  const later = (number: string) => ({ ...text, id: '', number })
  const legalTexts = [
    { ...text, replacedBy: later('1/2030/QH16'), amendedBy: ['3/2022/QH15', '76/2025/QH15'].map(later) },
  ]
  const { content } = await exported({ legalTexts })
  expect(content.legalTexts).toMatchObject([
    { id: text.id, replacedBy: 'luat-01-2030-qh16', amendedBy: ['luat-03-2022-qh15', 'luat-76-2025-qh15'] },
  ])
})

test('what an import refuses of a person or partner is left out and reported; the rest is exported', async () => {
  const { content, left } = await exported({
    members: [member({ phone: 'gọi sau', email: 'an@' })],
    partners: [partner('chưa có trang web')],
  })
  expect(content.members[0]).toMatchObject({ fullName: 'An', phone: '', gmail: '' })
  expect(content.partners[0]).toMatchObject({ id: 'vnu', linkWebsite: '' })
  expect(left).toEqual([
    expect.stringContaining('members/vi/an: without gmail'),
    expect.stringContaining('members/vi/an: without phone'),
    expect.stringContaining('partners/vnu: without linkWebsite'),
  ])
})

test('redirects are exported, and read back', async () => {
  const redirects: [string, string][] = [
    ['/2019/05/luật, mới', '/tin-tuc/moi'],
    ['/index.php?p=1', 'https://khac.example/"x"'],
  ]
  const { content } = await exported({ redirects, partners: [partner('')] })
  expect(content.redirects.map(({ from, to }) => [from, to])).toEqual(redirects)
})

test('an image that was edited in the folder makes what shows it another record', async () => {
  const files = { 'a-0123abcd.png': Buffer.from('a'), 'b-0123abcd.png': Buffer.from('b') }
  const shows = (name: string) => article(name, `<p><img src="/media/${name}-0123abcd.png"></p>`)
  const { folder, content } = await exported({ articles: [shows('a'), shows('b')], files })
  writeFileSync(path.join(folder, 'images', 'a-0123abcd.png'), 'edited')
  const before = content.articles.map(({ sourceHash }) => sourceHash)
  const after = readContent(folder).articles.map(({ sourceHash }) => sourceHash)
  expect(after.map((hash, i) => hash === before[i])).toEqual([false, true])
})

test.each([
  ['an image that a text links to', '<a href="/media/a-0123abcd.png">to</a>', 'images/a-0123abcd.png'],
  ['a video in a text', '<video src="/media/a-0123abcd.mp4" title="A"></video>', 'documents/a-0123abcd.mp4'],
])('%s is exported, and found by an import', async (_, written, file) => {
  const files = { [path.basename(file)]: Buffer.from('a') }
  const { content, left } = await exported({ articles: [article('x', written)], files })
  expect(content.articles[0]?.html).toBe(written.replace(`/media/${path.basename(file)}`, file))
  expect([...content.images.map((image) => `images/${image}`), ...content.documents]).toEqual([file])
  expect(left).toEqual([])
})

const video = (id: string, source: Pick<Video, 'file' | 'videoId'>): Video => ({
  id,
  title: { vi: 'a', en: 'b', zh: 'c' },
  uploadDate: undefined,
  ...source,
})

test('videos are exported with their files, and read back; one without its file is left out', async () => {
  const { content, left } = await exported({
    videos: [
      video('tep', { file: '/media/a-0123abcd.mp4' }),
      video('youtube', { videoId: 'aqz-KE-bpKQ' }),
      video('ca-hai', { file: '/media/a-0123abcd.mp4', videoId: 'aqz-KE-bpKQ' }),
      video('mat', { file: '/media/mat-0123abcd.mp4' }),
    ],
    files: { 'a-0123abcd.mp4': Buffer.from('a') },
  })
  const file = 'documents/a-0123abcd.mp4'
  expect(content.videos.map((one) => [one.id, one.file, one.videoId])).toEqual([
    ['tep', file, undefined],
    ['youtube', undefined, 'aqz-KE-bpKQ'],
    ['ca-hai', file, 'aqz-KE-bpKQ'],
  ])
  expect([content.documents, left]).toEqual([[file], ['/media/mat-0123abcd.mp4: the site itself has no such file']])
})

test('an article that is withdrawn meanwhile hides none of the others', async () => {
  const articles = Array.from({ length: 250 }, (_, i) => article(`bai-${i}`))
  const from = site({ articles })
  const { listArticles } = from.backend
  from.backend.listArticles = (query) => {
    if (query.page === 2 && articles.length === 250) articles.shift()
    return listArticles(query)
  }
  const { counts } = await exportContent(path.join(temporaryFolder(), 'out'), from)
  expect(counts.articles).toBe(249)
})
