import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import type { CapturedResponse } from './captured-response'
import type { SharedPages } from './shared-pages'
import { tags } from '@/lib/backend/tags'
import { contentState, countChange, hashContent } from '@/lib/operations/cache/content-version'
import { processSingleton } from '@/lib/operations/process-singleton'
import { settings } from '@/lib/operations/settings'

const redis = { isReady: true, pages: new Map<string, Buffer>() }
const answer = <T>(value: () => T) =>
  redis.isReady ? Promise.resolve(value()) : Promise.reject(new Error('The client is offline'))
const client = {
  get isReady() {
    return redis.isReady
  },
  withTypeMapping: () => client,
  get: (key: string) => answer(() => redis.pages.get(key) ?? null),
  set: (key: string, page: Buffer) => answer(() => redis.pages.set(key, page) && 'OK'),
}

const page: CapturedResponse = {
  status: 200,
  headers: { 'content-type': 'text/html', 'x-powered-by': 'Next.js' },
  body: Buffer.from('a page\nof two lines'),
  path: '/a',
  began: 0,
}

let newSharedPages: () => SharedPages

beforeAll(async () => {
  jest.mock('@/lib/operations/program-id', () => ({ programId: () => 'program' }))
  const shared = await import('./shared-pages')
  newSharedPages = () => new shared.SharedPages()
  Object.assign(settings(), { REDIS_URL: 'redis://shared' })
})
afterAll(() => {
  Object.assign(settings(), { REDIS_URL: undefined })
})

async function connected(): Promise<SharedPages> {
  processSingleton('redis', () => client)
  const shared = newSharedPages()
  await Promise.resolve()
  hashContent({ articles: 1 })
  return shared
}

beforeEach(() => {
  redis.pages.clear()
  redis.isReady = true
  contentState.pendingInvalidations = 0
})

test('a page is stored with the headers that it keeps, and found by who has the same content', async () => {
  const shared = await connected()
  expect(await shared.beforeRendering('/a')(page)).toBe(true)
  const result = await shared.get('/a')
  expect([result?.status, result?.headers, result?.body.toString()]).toEqual([
    200,
    { 'content-type': 'text/html' },
    'a page\nof two lines',
  ])
  expect(await shared.get('/b')).toBeUndefined()
  hashContent({ articles: 2 })
  expect(await shared.get('/a')).toBeUndefined()
})

test('the data of a page are found whatever the content is now, for its own address alone', async () => {
  const shared = await connected()
  await shared.putData('hash', '/a', Buffer.from('data'))
  hashContent({ articles: 2 })
  expect((await shared.data('hash', '/a'))?.toString()).toBe('data')
  expect([await shared.data('hash', '/b'), await shared.data('other', '/a')]).toEqual([undefined, undefined])
  redis.isReady = false
  await shared.putData('later', '/a', Buffer.from('data'))
  expect(await shared.data('hash', '/a')).toBeUndefined()
})

test.each<[string, () => void]>([
  ['Redis is away', () => (redis.isReady = false)],
  ['a change is recent', () => (contentState.pendingInvalidations = 1)],
  ['the content has no hash', () => countChange([tags.articles])],
])('nothing is stored while %s, and whoever has rendered it knows', async (_, meanwhile) => {
  const shared = await connected()
  expect(shared.canStore()).toBe(true)
  meanwhile()
  expect(shared.canStore()).toBe(false)
  expect(await shared.beforeRendering('/a')(page)).toBe(false)
  expect(redis.pages.size).toBe(0)
})

test('after Redis has refused a page, none is rendered again to be stored for five minutes, and that is logged once', async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const shared = await connected()
  const set = jest.spyOn(client, 'set').mockRejectedValue(new Error('OOM command not allowed'))
  expect([await shared.beforeRendering('/a')(page), await shared.beforeRendering('/b')(page)]).toEqual([false, false])
  expect([shared.canStore(), jest.mocked(console.error).mock.calls.length]).toEqual([false, 1])
  jest.mocked(console.error).mockClear()
  set.mockRestore()
  await jest.advanceTimersByTimeAsync(300_001)
  expect([shared.canStore(), await shared.beforeRendering('/a')(page)]).toEqual([true, true])
  jest.useRealTimers()
})

test('a page is not stored if the content changed while it was rendered', async () => {
  const store = (await connected()).beforeRendering('/a')
  countChange([tags.articles])
  hashContent({ articles: 2 })
  expect(await store(page)).toBe(false)
})
