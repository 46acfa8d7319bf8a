import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { useInvalidationChannel } from '@/lib/operations/cache/invalidation-channel'

let versions: typeof import('./content-versions')

const execute = jest.fn<() => Promise<{ rows: { tag: string; version: string }[] }>>()
const publish = jest.fn()

beforeAll(async () => {
  // The adapter would load all of Payload. These tests only need to know which queries run, not their SQL.
  jest.mock('@payloadcms/db-sqlite', () => ({ sql: Object.assign(() => 'statement', { join: () => 'values' }) }))
  jest.mock('../payload', () => ({ payload: () => Promise.resolve({ db: { drizzle: {}, execute } }) }))
  versions = await import('./content-versions')
  useInvalidationChannel({ publish, isSubscribed: () => true, close: () => undefined })
})

beforeEach(() => {
  execute.mockReset()
  publish.mockReset()
})

test('a change that the database did not note is noted at the next poll, and others are notified then', async () => {
  execute.mockRejectedValueOnce(new Error('the connection was dropped'))
  await expect(versions.raiseVersions(['articles'])).rejects.toThrow('dropped')
  execute.mockResolvedValue({ rows: [{ tag: 'articles', version: '8' }] })
  expect(await versions.contentVersions()).toEqual({ articles: 8 })
  expect([execute.mock.calls.length, publish.mock.calls.length]).toEqual([3, 1])
})

test('versions can be read while none can be raised, for want of space for example', async () => {
  const full = Object.assign(new Error('the disk is full'), { code: 'SQLITE_FULL' })
  execute.mockRejectedValueOnce(full).mockRejectedValueOnce(full)
  await expect(versions.raiseVersions(['articles'])).rejects.toThrow('full')
  execute.mockResolvedValue({ rows: [{ tag: 'articles', version: '8' }] })
  expect(await versions.contentVersions()).toEqual({ articles: 8 })
  expect(publish).not.toHaveBeenCalled()
  jest.mocked(console.error).mockClear()
  await versions.contentVersions()
  expect(publish).toHaveBeenCalledTimes(1)
})
