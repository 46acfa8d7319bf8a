import type { Payload } from 'payload'
import { contentVersion } from '@/lib/cache/content-version'
import { loggable } from '@/lib/log/loggable'
import { remember } from '@/lib/remember'
import { withTimeout } from '@/lib/with-timeout'

/** Milliseconds to wait for the database. A file is sent without it: it may be away, and the file is not. */
const timeoutMs = 1000

// Read once per change of content, not once per file.
const known = remember('trashedFiles', () => ({
  version: -1,
  names: new Set<string>(),
  reading: undefined as { version: number; done: Promise<void> } | undefined,
}))

async function read(version: number, payload: () => Promise<Payload>): Promise<void> {
  const backend = await payload()
  const inTrash = (collection: 'media' | 'documents') =>
    backend.find({
      collection,
      where: { deletedAt: { exists: true } },
      trash: true,
      select: { filename: true, formerNames: true },
      depth: 0,
      pagination: false,
    })
  const docs = [...(await inTrash('media')).docs, ...(await inTrash('documents')).docs]
  known.names = new Set(docs.flatMap(({ filename, formerNames }) => [...(formerNames ?? []), filename ?? '']))
  known.version = version
}

/** Whether a picture or a document, by its current or a former file name, is in the trash. */
export async function isFileInTrash(name: string, payload: () => Promise<Payload>): Promise<boolean> {
  const version = contentVersion()
  if (known.version !== version) {
    // A read from before the change may not have it.
    if (known.reading?.version !== version) known.reading = { version, done: read(version, payload) }
    const { reading } = known
    try {
      await withTimeout(reading.done, timeoutMs, `Not read after ${timeoutMs} ms`)
    } catch (error) {
      // The first of those who wait reports it; the next request tries again.
      if (known.reading === reading) {
        known.reading = undefined
        console.error('The files in the trash could not be read:', loggable(error))
      }
    }
  }
  return known.names.has(name)
}
