import type { CacheHandler, CacheHandlerContext, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import imported from 'next/dist/server/lib/incremental-cache/file-system-cache'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external'
import { outages } from '@/lib/backend/outage'
import { hasFailedPart } from './failed-part'
import { invalidate, now } from './invalidate'

// Next stores the cache life of every path ever rendered, without a limit. A cached page has its own cache life, which
// takes precedence.
SharedCacheControls.prototype.set = () => undefined

// For a CommonJS module, Node imports the whole `exports`, and other loaders its default.
const FileSystemCache = (imported as unknown as { default?: typeof imported }).default ?? imported

type Context = CacheHandlerContext & ConstructorParameters<typeof FileSystemCache>[0]
type GetArguments = Parameters<InstanceType<typeof FileSystemCache>['get']>
type SetArguments = Parameters<InstanceType<typeof FileSystemCache>['set']>

/** Next's in-memory entry for a key. The cache is a private member of its class. */
function inMemory(key: string): CacheHandlerValue | undefined {
  const cache = Reflect.get(FileSystemCache, 'memoryCache') as Map<string, CacheHandlerValue> | undefined
  return cache?.get(key)
}

/**
 * Makes a page expire as soon as it is due for revalidation, so Next never sends a stale page while re-rendering. The
 * proxy in front of Next still has the page, and must learn whether the re-rendering failed.
 * Also, for a page that was not found, Next would send the new rendering with the old status and head.
 */
function withoutStaleTime<T extends SetArguments[2]>(about: T): T {
  if (!('cacheControl' in about) || !about.cacheControl) return about
  return { ...about, cacheControl: { ...about.cacheControl, expire: about.cacheControl.revalidate } }
}

const cached = new WeakSet<object>()

/**
 * Next's own cache of rendered pages, but without copies on disk, so that a restart or another database starts with no
 * stale pages.
 * (`isrFlushToDisk: false` would do the same, but would also discard every resized image.)
 * Next creates one handler per request; all share the cached pages. This uses internals of Next, which
 * `next-inside.test.ts` checks.
 */
export default class NextCacheHandler extends FileSystemCache implements CacheHandler {
  readonly #began = now()
  readonly #outageBefore = outages.last

  constructor(context: Context) {
    super({ ...context, flushToDisk: false })
  }

  override async get(...parameters: GetArguments): Promise<CacheHandlerValue | null> {
    const result = await super.get(...parameters)
    if (result?.value) cached.add(result.value)
    return result
  }

  /**
   * Stores a page with the time at which its request began: data read before a change must not count as rendered after
   * it.
   * A page rendered while the backend failed is not stored, because a part may be missing, and neither is one with a part
   * that could not be rendered. If re-rendering fails, Next stores the old page again as if it were new; that is ignored.
   */
  override async set(...[key, page, about]: SetArguments): Promise<void> {
    if (outages.last !== this.#outageBefore) return
    if (page && 'html' in page && hasFailedPart(page.html)) return
    if (page && cached.has(page)) return
    await super.set(key, page, withoutStaleTime(about))
    const stored = inMemory(key)
    if (stored) stored.lastModified = this.#began
  }

  override async revalidateTag(tags: string | string[]): Promise<void> {
    invalidate([tags].flat())
  }
}
