import { setTimeout as pass } from 'node:timers/promises'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { z } from 'zod'
import { outages } from '@/lib/backend/outage'
import { settings } from '@/lib/operations/settings'
import NextCacheHandler from './next-cache-handler'

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance', 'Date'] })
})

const context = { fs: {}, serverDistDir: '', revalidatedTags: [], maxMemoryCacheSize: 1_000_000 }

interface Handler {
  get: (key: string, about: { kind: 'APP_PAGE' }) => Promise<object | null>
  set: (key: string, page: object, about: object) => Promise<void>
  revalidateTag: (tags: string | string[]) => Promise<void>
}

const request = () => new NextCacheHandler(context as never) as unknown as Handler

const render = (cache: Handler, key: string) =>
  cache.set(
    key,
    { kind: 'APP_PAGE', html: 'text', headers: { 'x-next-cache-tags': 'articles,members' } },
    { cacheControl: { revalidate: 60, expire: 600 } },
  )

const cachedPage = z.object({
  value: z.custom<object>(),
  lastModified: z.number(),
  cacheControl: z.object({ revalidate: z.number() }),
})

const isCached = async (key: string) => (await request().get(key, { kind: 'APP_PAGE' })) !== null

test('a page is cached until one of its tags is invalidated', async () => {
  await render(request(), 'a')
  await request().revalidateTag('videos')
  expect(await isCached('a')).toBe(true)
  await request().revalidateTag(['videos', 'members'])
  expect(await isCached('a')).toBe(false)
  jest.runAllTimers()
  await render(request(), 'a')
  expect(await isCached('a')).toBe(true)
})

test('a page is not cached if its request began before the change', async () => {
  const early = request()
  await request().revalidateTag('articles')
  await pass(5)
  await render(early, 'b')
  expect(await isCached('b')).toBe(false)
})

test('a page rendered right after the change is rendered again, because it may contain earlier reads', async () => {
  await request().revalidateTag('articles')
  await render(request(), 'c')
  expect(await isCached('c')).toBe(true)
  let passed = 0
  for (const moment of [1000, settings().BACKEND_TIMEOUT_MS]) {
    jest.advanceTimersByTime(moment - passed - 1)
    expect(await isCached('c')).toBe(true)
    jest.advanceTimersByTime(1)
    passed = moment
    expect(await isCached('c')).toBe(false)
    await pass(5)
    await render(request(), 'c')
  }
  jest.runAllTimers()
  expect(await isCached('c')).toBe(true)
})

test('a page rendered while the backend failed is not cached', async () => {
  const rendering = request()
  outages.last = (outages.last ?? 0) + 1
  await render(rendering, 'e')
  expect(await isCached('e')).toBe(false)
  await render(request(), 'e')
  expect(await isCached('e')).toBe(true)
})

test.each([404, 200, undefined])('a page with status %s is not sent while it is re-rendered', async (status) => {
  await request().set(
    'f',
    { kind: 'APP_PAGE', html: 'text', headers: {}, status },
    { cacheControl: { revalidate: 60, expire: 600 } },
  )
  expect(await request().get('f', { kind: 'APP_PAGE' })).toMatchObject({ cacheControl: { revalidate: 60, expire: 60 } })
})

test('a page that could not be re-rendered keeps its age', async () => {
  await render(request(), 'g')
  const { value, lastModified } = cachedPage.parse(await request().get('g', { kind: 'APP_PAGE' }))
  await pass(5)
  await request().set('g', value, { cacheControl: { revalidate: 30, expire: 600 } })
  expect(cachedPage.parse(await request().get('g', { kind: 'APP_PAGE' }))).toMatchObject({
    lastModified,
    cacheControl: { revalidate: 60 },
  })
  await render(request(), 'g')
  expect(cachedPage.parse(await request().get('g', { kind: 'APP_PAGE' })).lastModified).toBeGreaterThan(lastModified)
})

test('a page with a part that could not be rendered is not cached', async () => {
  const page = { kind: 'APP_PAGE', rscData: Buffer.from('1:["$"]'), headers: {} }
  const set = (html: string) =>
    request().set('k', { ...page, html } as never, { cacheControl: { revalidate: 60 } } as never)
  await set('<p>a</p><!--$!--><template data-dgst="1"></template><!--/$-->')
  expect(await isCached('k')).toBe(false)
  await set('<p>a</p>')
  expect(await isCached('k')).toBe(true)
})
