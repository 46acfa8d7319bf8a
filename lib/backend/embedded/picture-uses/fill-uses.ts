import type { Payload } from 'payload'
import { Unavailable } from '@/lib/backend/port'
import { logOnce } from '@/lib/log/once'
import { remember } from '@/lib/remember'
import { isDatabaseUnavailable } from '../database/database-outage'
import { inTransaction } from '../database/transaction'
import { payload } from '../payload'
import { noteGlobal, noteRecord } from './note-uses'
import { isFilled, markFilled } from './stored-uses'
import { collectionsWithPictures } from './users-of-pictures'

/** Records that a round of the jobs notes. Each waits for SQLite's one writer. */
const mostAtOnce = 50

/** How far this process is: the collection, and the id up to which its records were noted. */
const progress = remember('fillingPictureUses', () => ({ isDone: false, collection: 0, after: 0 }))

/** Notes the next records of a collection. Returns false once there are none. */
async function fillSome(backend: Payload, slug: string): Promise<boolean> {
  const { docs } = await backend.find({
    collection: slug as 'articles',
    where: { id: { greater_than: progress.after } },
    sort: 'id',
    limit: mostAtOnce,
    pagination: false,
    trash: true,
    select: {},
    depth: 0,
  })
  const config = backend.collections[slug as 'articles'].config
  for (const { id } of docs) {
    await inTransaction(backend, (req) => noteRecord(req, config, id)).catch((error: unknown) => {
      // The next round tries it again.
      if (error instanceof Unavailable || isDatabaseUnavailable(error)) throw error
      logOnce(`uses of ${slug} ${id}`, `The pictures that the record ${id} of ${slug} uses cannot be noted:`, error)
    })
    progress.after = id
  }
  return docs.length > 0
}

/**
 * A background job: notes once the pictures that records use which were stored before there was such a note, or by an
 * import of an older version.
 */
export async function fillPictureUses(): Promise<void> {
  if (progress.isDone) return
  const backend = await payload()
  if (!(await isFilled(backend))) {
    const slug = collectionsWithPictures[progress.collection]
    if (slug !== undefined) {
      if (await fillSome(backend, slug)) return
      progress.collection += 1
      progress.after = 0
      return
    }
    await inTransaction(backend, async (req) => {
      for (const global of backend.globals.config) if (global.slug === 'site-record') await noteGlobal(req, global)
      await markFilled(req)
    })
  }
  progress.isDone = true
}
