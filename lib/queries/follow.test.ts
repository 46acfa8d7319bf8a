import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external'
import { tags, type ContentVersions } from '@/lib/backend/tags'
import { useInvalidationChannel } from '@/lib/operations/cache/invalidation-channel'
import { contentHash, contentVersion, countChange } from '@/lib/operations/cache/content-version'
import { seen } from '@/lib/operations/cache/seen-versions'
import type { ActiveRedirect } from '@/lib/domain/redirects/address'
import { liveRedirects } from '@/lib/http/redirects/live-table'

let follow: typeof import('./follow')

const contentVersions = jest.fn<() => Promise<ContentVersions | undefined>>()
const commentedBetween = jest.fn<(after: number, until: number) => Promise<string[] | undefined>>()
const listRedirects = jest.fn<() => Promise<ActiveRedirect[]>>()
const publish = jest.fn()

beforeAll(async () => {
  jest.mock('@/lib/backend', () => ({
    backend: () => Promise.resolve({ contentVersions, commentedBetween, listRedirects }),
  }))
  follow = await import('./follow')
  useInvalidationChannel({ publish, isSubscribed: () => true, close: () => undefined })
})

beforeEach(() => {
  tagsManifest.clear()
  listRedirects.mockReset().mockResolvedValue([])
  seen.versions = { articles: 1, members: 1 }
  seen.day = undefined
})

test('content changed elsewhere is invalidated, and nothing else', async () => {
  contentVersions.mockResolvedValue({ articles: 1, members: 2 })
  expect(await follow.invalidateChanged()).toEqual({ followed: true, changed: true })
  expect([...tagsManifest.keys()]).toEqual(['members'])
  const before = contentVersion()
  expect(await follow.invalidateChanged()).toEqual({ followed: true, changed: false })
  expect([contentVersion(), [...tagsManifest.keys()]]).toEqual([before, ['members']])
})

test('of a comment made elsewhere, only what shows the comments on its article is invalidated', async () => {
  seen.versions = { articles: 1, comments: 7, members: 1 }
  contentVersions.mockResolvedValue({ articles: 1, comments: 9, members: 2 })
  commentedBetween.mockResolvedValueOnce(['comments-a', 'comments-b'])
  await follow.invalidateChanged()
  expect(commentedBetween.mock.calls).toEqual([[7, 9]])
  expect([...tagsManifest.keys()]).toEqual(['members', 'comments-a', 'comments-b'])
  contentVersions.mockResolvedValue({ articles: 1, comments: 10, members: 2 })
  commentedBetween.mockResolvedValueOnce(undefined)
  await follow.invalidateChanged()
  expect([...tagsManifest.keys()]).toEqual(['members', 'comments-a', 'comments-b', 'comments'])
})

test('with a new day in Hanoi closed days, states of laws and courses are shown anew, once', async () => {
  contentVersions.mockResolvedValue({ articles: 1, members: 1 })
  jest.useFakeTimers({ now: new Date('2026-12-31T16:59:59Z') })
  await follow.invalidateChanged()
  expect([...tagsManifest.keys()]).toEqual([])
  jest.setSystemTime(new Date('2026-12-31T17:00:00Z'))
  expect((await follow.invalidateChanged()).changed).toBe(true)
  expect([...tagsManifest.keys()]).toEqual(['site-record', 'legal-texts', 'day'])
  expect((await follow.invalidateChanged()).changed).toBe(false)
  jest.useRealTimers()
})

test('another poll comes soon if a change was made here meanwhile: the content has no hash yet', async () => {
  contentVersions.mockImplementation(async () => {
    countChange([tags.videos])
    return { articles: 1, members: 1 }
  })
  expect([await follow.invalidateChanged(), contentHash()]).toEqual([{ followed: true, changed: true }, undefined])
  contentVersions.mockReset().mockResolvedValue({ articles: 1, members: 1 })
  expect(await follow.invalidateChanged()).toEqual({ followed: true, changed: false })
  expect(contentHash()).toEqual(expect.any(String))
})

test('everything is renewed if the backend cannot report changes, and invalidated at the first poll', async () => {
  contentVersions.mockResolvedValue(undefined)
  const before = contentVersion()
  expect(await follow.invalidateChanged()).toEqual({ followed: false, changed: true })
  expect([...tagsManifest.keys()].sort()).toEqual(Object.values(tags).sort())
  expect(contentVersion()).toBe(before)
  tagsManifest.clear()
  contentVersions.mockResolvedValue({ articles: 1 })
  expect(await follow.invalidateChanged()).toEqual({ followed: true, changed: true })
  expect(tagsManifest.size).toBe(Object.values(tags).length)
})

test('redirects that were changed elsewhere are loaded, once, and again if they could not be', async () => {
  const loads = () => [listRedirects.mock.calls.length, liveRedirects().has('/cu')]
  contentVersions.mockResolvedValue({ articles: 1, members: 1 })
  await follow.invalidateChanged()
  listRedirects.mockClear().mockResolvedValue([{ id: 1, from: '/cu', to: '/tin-tuc' }])
  await follow.invalidateChanged()
  expect(loads()).toEqual([0, false])
  contentVersions.mockResolvedValue({ articles: 1, members: 1, redirects: 1 })
  listRedirects.mockRejectedValueOnce(new Error('away'))
  await expect(follow.invalidateChanged()).rejects.toThrow('away')
  expect(loads()).toEqual([1, false])
  await follow.invalidateChanged()
  await follow.invalidateChanged()
  expect(loads()).toEqual([2, true])
})

test('a backend that fails invalidates nothing, and is reported', async () => {
  contentVersions.mockRejectedValue(new Error('away'))
  const before = contentVersion()
  await expect(follow.invalidateChanged()).rejects.toThrow('away')
  expect(contentVersion()).toBe(before)
})

test('what is named is invalidated, and other instances are notified', () => {
  publish.mockClear()
  follow.invalidateNamed(['videos', 'partners'])
  expect([[...tagsManifest.keys()], publish.mock.calls.length]).toEqual([['videos', 'partners'], 1])
})
