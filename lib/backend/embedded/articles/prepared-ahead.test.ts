import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import type { Payload } from 'payload'
import type { Preparation } from '@/lib/content/preparation'
import type { ArticleSource } from '@/lib/content/preparation/prepared-article'
import type { Article } from '../payload-types'

const prepareArticle = jest.fn<(source: ArticleSource) => Promise<Preparation>>()
const hashOf = ({ content, page }: ArticleSource) => `${content} ${page}`

let sourceOf: typeof import('@/lib/backend/prepared-article').sourceOf
let ahead: typeof import('./prepared-ahead')

beforeAll(async () => {
  // Payload itself cannot be loaded here, and the worker is not built.
  jest.mock('./article-content', () => ({
    writtenHtml: ({ html }: { html: string }) => Promise.resolve(html),
    articleContent: (html: string) => Promise.resolve(html),
  }))
  jest.mock('@/lib/content/preparation', () => ({ prepareArticle, hashOf }))
  ;({ sourceOf } = await import('@/lib/backend/prepared-article'))
  ahead = await import('./prepared-ahead')
})
beforeEach(() => {
  prepareArticle.mockReset().mockImplementation((source) => Promise.resolve({ hash: hashOf(source) } as Preparation))
})
afterEach(() => {
  jest.useRealTimers()
})

const payload = () => Promise.resolve({} as Payload)
const saved = (content: string) => sourceOf({ content, id: 'bai-moi', type: 'NEWS', language: 'vi' })
const article: Partial<Article> = { title: 'Bài mới', html: '<p>a</p>', type: 'NEWS', language: 'vi' }
const match =
  (more: Partial<Article> = {}) =>
  () =>
    Promise.resolve({ ...article, ...more })

test('a text that is prepared ahead is not prepared again in the transaction', async () => {
  const result = await ahead.preparingAhead({ payload, find: match() }, () => ahead.preparedForSave(saved('<p>a</p>')))
  expect(result).toEqual({ hash: hashOf(saved('<p>a</p>')) })
  expect(prepareArticle).toHaveBeenCalledTimes(1)
})

test('a text that takes too long is waited for before the transaction, and not once more in it', async () => {
  jest.useFakeTimers()
  prepareArticle.mockReturnValue(new Promise(() => undefined))
  const began = jest.fn()
  const result = ahead.preparingAhead({ payload, find: match() }, () => {
    began()
    return ahead.preparedForSave(saved('<p>a</p>'))
  })
  await jest.advanceTimersByTimeAsync(44_000)
  expect(began).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1000)
  expect(began).toHaveBeenCalled()
  expect(await result).toBe('late')
  expect(prepareArticle).toHaveBeenCalledTimes(1)
})

test.each([
  ['another text', match({ html: '<p>b</p>' })],
  ['another address', match({ slug: 'khac' })],
  ['an article in the trash', match({ deletedAt: '2026-01-01' })],
])('a call that was prepared ahead as %s prepares what it saves', async (_, find) => {
  const result = await ahead.preparingAhead({ payload, find }, () => ahead.preparedForSave(saved('<p>a</p>')))
  expect(result).toEqual({ hash: hashOf(saved('<p>a</p>')) })
})

test('a failure ahead of a save leaves it to the save', async () => {
  const find = () => Promise.reject(new Error('away'))
  expect(await ahead.preparingAhead({ payload, find }, () => Promise.resolve('saved'))).toBe('saved')
  expect(jest.mocked(console.error).mock.calls.flat()).toContainEqual(
    'The text of an article could not be prepared ahead of its save:',
  )
  jest.mocked(console.error).mockClear()
})
