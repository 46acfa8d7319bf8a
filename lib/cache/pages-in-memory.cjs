const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache')
const { SharedCacheControls } = require('next/dist/server/lib/incremental-cache/shared-cache-controls.external')
const { tagsManifest } = require('next/dist/server/lib/incremental-cache/tags-manifest.external')

// Next remembers the life of every path that was ever drawn, without end. A kept page has its own, and that is the one that counts.
SharedCacheControls.prototype.set = () => undefined

/** Milliseconds that a reading of content may be under way: usually, and of a hosted backend, or a database with much to do, as long as it may take to answer. */
// The second is the default of lib/settings, which Next cannot load here; a test compares them.
const readings = [1000, Number(process.env.BACKEND_TIMEOUT_MS || 5000)]

// Next judges what is kept by this clock, which no correction of the computer's time moves.
const now = () => performance.timeOrigin + performance.now()

function takeBack(tags) {
  const at = now()
  for (const tag of tags) tagsManifest.set(tag, { stale: at, expired: at })
  globalThis.ilcContentVersion = (globalThis.ilcContentVersion ?? 0) + 1
}

/** The same again, though nothing else has changed: what the content is called stays as it is. */
function takeBackAgain(tags) {
  const named = globalThis.ilcContentName
  const isCurrent = named?.version === globalThis.ilcContentVersion
  takeBack(tags)
  if (isCurrent) named.version = globalThis.ilcContentVersion
  globalThis.ilcPendingExpiries -= 1
}

/**
 * A page whose time is over is not sent while it is drawn anew: the front before Next has it still, and must learn whether it could be drawn.
 * And of a missing page Next would give the new drawing the status, and its head with it.
 */
const withoutOldAge = (cacheControl) => ({ ...cacheControl, expire: cacheControl.revalidate })

/**
 * Next's own cache of finished pages, without its copies on the disk: a restart, or another database, starts with nothing old.
 * (`isrFlushToDisk: false` would do the same, and would also forget every resized picture.)
 * Next makes one for each request; they share what is kept.
 */
module.exports = class PagesInMemory extends FileSystemCache {
  constructor(context) {
    super({ ...context, flushToDisk: false })
    this.began = now()
    this.outageBefore = globalThis.ilcLastOutage
  }

  /**
   * A page is as old as the request that drew it: what was read before a change must not count as drawn after it. One drawn while the
   * backend failed may lack a part. What could not be drawn anew, Next would keep once more as if it were new.
   */
  async set(key, page, about) {
    if (globalThis.ilcLastOutage !== this.outageBefore) return
    if (page && FileSystemCache.memoryCache?.get(key)?.value === page) return
    const { cacheControl } = about
    await super.set(key, page, cacheControl ? { ...about, cacheControl: withoutOldAge(cacheControl) } : about)
    const kept = FileSystemCache.memoryCache?.get(key)
    if (kept) kept.lastModified = this.began
  }

  /** Takes back what is kept under these tags; and again later, since a page drawn in between may have joined a reading begun before the change. */
  async revalidateTag(tags) {
    const named = [tags].flat()
    takeBack(named)
    globalThis.ilcPendingExpiries = (globalThis.ilcPendingExpiries ?? 0) + readings.length
    for (const reading of readings) setTimeout(takeBackAgain, reading, named).unref()
  }
}
