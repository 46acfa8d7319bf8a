import { expect, test } from '@jest/globals'
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external'
import { areTagsExpired, tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external'

/**
 * Internals of Next that lib/operations/cache depends on. If a newer Next fails here, fix `next-cache-handler.ts` and
 * `invalidate.ts`.
 */

test('Next stores the cache life of every path in one map, filled by the replaced method', () => {
  const lives = new SharedCacheControls({ routes: {}, dynamicRoutes: {} } as never)
  lives.set('/a', { revalidate: 60, expire: 600 })
  const map = Reflect.get(SharedCacheControls, 'cacheControls') as Map<string, unknown> | undefined
  expect(map instanceof Map && map.has('/a')).toBe(true)
  map?.delete('/a')
})

test('Next stores rendered pages in one in-memory map, each with its render time', async () => {
  const cache = new FileSystemCache({
    fs: {} as never,
    serverDistDir: '',
    flushToDisk: false,
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
    _requestHeaders: {},
  })
  await cache.set(
    'a',
    { kind: 'APP_PAGE', html: 'text', headers: {} } as never,
    { cacheControl: { revalidate: 60, expire: 600 } } as never,
  )
  const memory = Reflect.get(FileSystemCache, 'memoryCache') as
    | Map<string, { lastModified?: unknown; value?: object }>
    | undefined
  expect(memory?.get('a')).toMatchObject({ value: expect.anything(), lastModified: expect.any(Number) })
})

test('Next compares the age of an entry with the tags manifest', () => {
  const at = performance.timeOrigin + performance.now()
  tagsManifest.set('probe', { stale: at, expired: at })
  expect([areTagsExpired(['probe'], at - 1), areTagsExpired(['probe'], at + 1)]).toEqual([true, false])
  tagsManifest.delete('probe')
})
