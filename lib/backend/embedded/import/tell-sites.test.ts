import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals'

const raiseVersions = jest.fn<() => Promise<void>>()
const forgetChange = jest.fn<(store: unknown, id: string) => Promise<void>>()
const queuePurge = jest.fn<(store: unknown, tags: string[]) => Promise<void>>()
let tellSites: typeof import('./tell-sites').tellSites

beforeAll(async () => {
  jest.doMock('../database/content-versions', () => ({ raiseVersions }))
  jest.doMock('../database/unannounced-changes', () => ({ forgetChange }))
  jest.doMock('../cdn/purge-queue', () => ({ queuePurge }))
  jest.doMock('../payload', () => ({ payload: () => Promise.resolve({}) }))
  jest.doMock('@/lib/operations/cdn/purge', () => ({ isPurging: () => true }))
  tellSites = (await import('./tell-sites')).tellSites
})

const remaining = { tags: ['articles', 'comments'], purged: ['article-a'] }
const queued = () => queuePurge.mock.calls.map(([, tags]) => tags)

beforeEach(() => {
  raiseVersions.mockReset().mockResolvedValue()
  forgetChange.mockReset().mockResolvedValue()
  queuePurge.mockReset().mockResolvedValue()
})

test('a cache in front of the site drops what the change names, not all with its tags', async () => {
  await tellSites(remaining)
  expect([raiseVersions.mock.calls, queued()]).toEqual([[[['articles', 'comments']]], [['article-a']]])
})

test('a change is forgotten once all are told, and left to a background job otherwise', async () => {
  await tellSites({ ...remaining, noted: 'a' })
  await tellSites(remaining)
  raiseVersions.mockRejectedValueOnce(new Error('away'))
  await tellSites({ ...remaining, noted: 'b' })
  queuePurge.mockRejectedValueOnce(new Error('away'))
  await tellSites({ ...remaining, noted: 'c' })
  expect(forgetChange.mock.calls.map(([, id]) => id)).toEqual(['a'])
  jest.mocked(console.error).mockClear()
})
