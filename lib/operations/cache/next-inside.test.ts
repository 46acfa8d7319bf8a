import { expect, test } from '@jest/globals'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external'

/** What next-cache-handler.ts replaces inside of Next. What it reads there is tested with it. */

test('Next stores the cache life of every path in one map, filled by the replaced method', () => {
  const lives = new SharedCacheControls({ routes: {}, dynamicRoutes: {} } as never)
  lives.set('/a', { revalidate: 60, expire: 600 })
  const map = Reflect.get(SharedCacheControls, 'cacheControls') as Map<string, unknown> | undefined
  expect(map instanceof Map && map.has('/a')).toBe(true)
  map?.delete('/a')
})
