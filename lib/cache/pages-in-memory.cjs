const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache')

/**
 * Next's own cache of finished pages, without its copies on the disk: a restart, or another database, starts with nothing old.
 * (`isrFlushToDisk: false` would do the same, and would also forget every resized picture.)
 */
module.exports = class PagesInMemory extends FileSystemCache {
  constructor(context) {
    super({ ...context, flushToDisk: false })
  }
}
