const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache')
const { tagsManifest } = require('next/dist/server/lib/incremental-cache/tags-manifest.external')

/** Milliseconds that a reading of content may be under way: of a hosted backend, as long as it may take to answer. */
const longestReading = process.env.BACKEND_URL ? Number(process.env.BACKEND_TIMEOUT_MS || 5000) : 1000

// Next judges what is kept by this clock, which no correction of the computer's time moves.
const now = () => performance.timeOrigin + performance.now()

function takeBack(tags) {
  const at = now()
  for (const tag of tags) tagsManifest.set(tag, { stale: at, expired: at })
  globalThis.ilcContentVersion = (globalThis.ilcContentVersion ?? 0) + 1
}

/**
 * Next's own cache of finished pages, without its copies on the disk: a restart, or another database, starts with nothing old.
 * (`isrFlushToDisk: false` would do the same, and would also forget every resized picture.)
 * Next makes one for each request; they share what is kept.
 */
module.exports = class PagesInMemory extends FileSystemCache {
  constructor(context) {
    super({ ...context, flushToDisk: false })
    this.began = now()
  }

  /** A page is as old as the request that drew it: what was read before a change must not count as drawn after it. */
  async set(key, ...page) {
    await super.set(key, ...page)
    const kept = FileSystemCache.memoryCache?.get(key)
    if (kept) kept.lastModified = this.began
  }

  /** Takes back what is kept under these tags; and again a moment later, since a page drawn in between may have joined a reading begun before the change. */
  async revalidateTag(tags) {
    const named = [tags].flat()
    takeBack(named)
    setTimeout(takeBack, longestReading, named).unref()
  }
}
