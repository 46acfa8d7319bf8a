import { expect, test } from '@jest/globals'
import type { Article, Member } from '@/lib/backend/model'
import { articlePreviewPath, memberPreviewPath, screenPreviewPath } from './address'
import { languages } from '@/lib/domain/languages'
import { sampleArticle, sampleMember } from '@/lib/testing/content-fixtures'
import { previewScreens } from './card'

const article: Article = {
  ...sampleArticle,
  previewImage: '/media/a-1.webp',
  createDate: new Date('2026-11-21T03:00:00Z'),
}

const member: Member = {
  ...sampleMember,
  photo: '/media/b-1.webp',
  penName: 'DOCTORATE, Nhà văn',
  posts: [
    { role: 'MEMBER', department: 'ADVISORY_BOARD' },
    { role: 'PRESIDENT', department: 'BOARD_OF_DIRECTORS' },
  ],
}

const hashIn = (path: string) => /\/([0-9a-f]{12})\.jpg$/.exec(path)?.[1]

test.each<[string, Partial<Article>]>([
  ['title', { title: 'Luật khác' }],
  ['picture', { previewImage: '/media/a-2.webp' }],
  ['no picture', { previewImage: undefined }],
  ['own picture', { meta: { ...article.meta, image: '/media/c.webp' } }],
  ['day', { createDate: new Date('2026-11-22T03:00:00Z') }],
  ['language', { language: 'en' }],
])('the address of an article changes with its %s', (_, change) => {
  expect(hashIn(articlePreviewPath({ ...article, ...change }))).not.toBe(hashIn(articlePreviewPath(article)))
})

test.each<[string, Partial<Article>]>([
  ['text', { content: '<p>Khác</p>', summary: 'Khác', meta: { ...article.meta, description: 'Khác' } }],
  ['last change', { updatedDate: new Date() }],
  ['readers', { views: 2, rating: { stars: 1, mean: 1, count: 1 } }],
  ['translations', { translations: [{ id: 'x', language: 'en', type: 'NEWS' }], translationKey: 'x' }],
  ['hour', { createDate: new Date('2026-11-21T04:00:00Z') }],
  ['spaces and composition of its title', { title: ' Luật \n mới'.normalize('NFD') }],
  ['picture below an own one', { previewImage: '/media/a-2.webp', meta: { ...article.meta, image: '/media/c.webp' } }],
])('the address of an article does not change with its %s', (_, change) => {
  const before = {
    ...article,
    meta: { ...article.meta, ...(change.meta && { title: change.meta.title, image: change.meta.image }) },
  }
  expect(articlePreviewPath({ ...article, ...change })).toBe(articlePreviewPath(before))
})

test.each<[string, Partial<Member>]>([
  ['name', { fullName: 'Nguyễn Minh' }],
  ['portrait', { photo: undefined }],
  ['highest post', { posts: [{ role: 'PRESIDENT', department: 'SCIENTIFIC_COUNCIL' }] }],
  ['language', { language: 'zh' }],
])('the address of a member changes with the %s', (_, change) => {
  expect(hashIn(memberPreviewPath({ ...member, ...change }))).not.toBe(hashIn(memberPreviewPath(member)))
})

test.each<[string, Partial<Member>]>([
  ['description', { description: 'Khác', memberDetails: [], email: 'b@ilc.example', phone: '' }],
  ['lower posts', { posts: [{ role: 'PRESIDENT', department: 'BOARD_OF_DIRECTORS' }] }],
])('the address of a member does not change with the %s', (_, change) => {
  expect(memberPreviewPath({ ...member, ...change })).toBe(memberPreviewPath(member))
})

test('every screen has its own address in every language', () => {
  const paths = languages.flatMap((language) => previewScreens.map((screen) => screenPreviewPath(language, screen)))
  expect(new Set(paths.map(hashIn)).size).toBe(languages.length * previewScreens.length)
  expect(screenPreviewPath('zh', 'NEWS')).toMatch(/^\/preview\/screen\/zh-NEWS\/[0-9a-f]{12}\.jpg$/)
})
