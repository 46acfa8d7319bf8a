import type { Payload, Where } from 'payload'
import { contentVersion } from '@/lib/operations/cache/content-version'
import { loggable } from '@/lib/operations/log/loggable'
import { processSingleton } from '@/lib/operations/process-singleton'
import { withTimeout } from '@/lib/operations/with-timeout'
import type { Media } from '../payload-types'
import { filesNamed } from './file-names'

/** Milliseconds to wait for the database. A file is sent without it: it may be away, and the file is not. */
const timeoutMs = 1000

const known = processSingleton('trashedFiles', () => ({
  version: -1,
  names: new Set<string>(),
  reading: undefined as { version: number; done: Promise<void> } | undefined,
}))

const collections = ['media', 'documents'] as const

type Collection = (typeof collections)[number]

type Named = Pick<Media, 'filename' | 'formerNames'>

async function liveNames(names: string[], payload: Payload, collection: Collection): Promise<Set<string>> {
  const live = new Set<string>()
  for (const where of filesNamed(names))
    for (const { filename, formerNames } of await filesWhere(payload, collection, where))
      for (const name of [filename, ...(formerNames ?? [])]) if (name) live.add(name)
  return live
}

const filesWhere = async (payload: Payload, collection: Collection, where: Where, trash = false): Promise<Named[]> =>
  (
    await payload.find({
      collection,
      where,
      trash,
      select: { filename: true, formerNames: true },
      depth: 0,
      pagination: false,
    })
  ).docs

/** A former name of a file in the trash may be that of a live one, which is shown by it. */
async function namesInTrash(payload: Payload, collection: Collection): Promise<Set<string>> {
  const trashed = await filesWhere(payload, collection, { deletedAt: { exists: true } }, true)
  const former = [...new Set(trashed.flatMap(({ formerNames }) => formerNames ?? []))]
  const live = await liveNames(former, payload, collection)
  return new Set([...trashed.flatMap(({ filename }) => filename ?? []), ...former.filter((name) => !live.has(name))])
}

async function read(version: number, payload: () => Promise<Payload>): Promise<void> {
  const backend = await payload()
  const names = await Promise.all(collections.map((collection) => namesInTrash(backend, collection)))
  known.names = new Set(names.flatMap((some) => [...some]))
  known.version = version
}

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
