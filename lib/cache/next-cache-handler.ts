import type { CacheHandler, CacheHandlerContext, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import imported from 'next/dist/server/lib/incremental-cache/file-system-cache'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external'
import { outages } from '@/lib/backend/outage'
import { invalidate, now } from './invalidate'

// Next remembers the cache life of every path that was ever rendered, without a bound. A cached page has its own, and that is the one that counts.
SharedCacheControls.prototype.set = () => undefined

// Of a CommonJS file Node gives the whole, other loaders its default.
const FileSystemCache = (imported as unknown as { default?: typeof imported }).default ?? imported

type Context = CacheHandlerContext & ConstructorParameters<typeof FileSystemCache>[0]
type SetArguments = Parameters<InstanceType<typeof FileSystemCache>['set']>

/** What Next has in memory under a key; of its own class only, which does not show it. */
function inMemory(key: string): CacheHandlerValue | undefined {
  const cache = Reflect.get(FileSystemCache, 'memoryCache') as Map<string, CacheHandlerValue> | undefined
  return cache?.get(key)
}

/**
 * A page whose time is over is not sent while it is rendered again: the proxy before Next has it still, and must learn whether it could be rendered.
 * And of a missing page Next would give the new rendering the status, and its head with it.
 */
function withoutStaleTime<T extends SetArguments[2]>(about: T): T {
  if (!('cacheControl' in about) || !about.cacheControl) return about
  return { ...about, cacheControl: { ...about.cacheControl, expire: about.cacheControl.revalidate } }
}

/**
 * Next's own cache of rendered pages, without its copies on the disk: a restart, or another database, starts with nothing old.
 * (`isrFlushToDisk: false` would do the same, and would also forget every resized picture.)
 * Next creates one for each request; they share what is cached. It reaches into Next: `next-inside.test.ts` says what it needs there.
 */
export default class NextCacheHandler extends FileSystemCache implements CacheHandler {
  readonly #began = now()
  readonly #outageBefore = outages.last

  constructor(context: Context) {
    super({ ...context, flushToDisk: false })
  }

  /**
   * A page is as old as the request that rendered it: what was read before a change must not count as rendered after it. One rendered while the
   * backend failed may lack a part. What could not be rendered again, Next would store once more as if it were new.
   */
  override async set(...[key, page, about]: SetArguments): Promise<void> {
    if (outages.last !== this.#outageBefore) return
    if (page && inMemory(key)?.value === page) return
    await super.set(key, page, withoutStaleTime(about))
    const stored = inMemory(key)
    if (stored) stored.lastModified = this.#began
  }

  override async revalidateTag(tags: string | string[]): Promise<void> {
    invalidate([tags].flat())
  }
}
