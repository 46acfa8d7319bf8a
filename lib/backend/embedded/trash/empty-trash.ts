import type { Payload } from 'payload'
import { loggable } from '@/lib/operations/log/loggable'
import { isOutage } from '../database/database-outage'
import { invalidateAfter } from '../database/invalidate-after'
import { inTransaction } from '../database/transaction'
import { lockRecord } from '../hooks/lock-row'

export const trashMaxAgeMs = 30 * 24 * 60 * 60 * 1000

/** A collection with a trash; one of them stands for all, because they are read alike. */
type Trashed = 'articles'

const trashesOf = (payload: Payload): Trashed[] =>
  Object.values(payload.collections)
    .filter(({ config }) => config.trash)
    .map(({ config }) => config.slug as Trashed)

async function remove(payload: Payload, collection: Trashed, id: number, before: string): Promise<void> {
  await inTransaction(payload, async (req) => {
    await lockRecord(req, collection, id)
    const where = { id: { equals: id }, deletedAt: { less_than: before } }
    const { totalDocs } = await payload.count({ collection, where, trash: true, req })
    if (totalDocs > 0) await payload.delete({ collection, id, trash: true, depth: 0, req })
  })
}

/** Deletes what is in the trash for 30 days. Logs and skips what cannot be. Throws during an outage. */
export async function emptyTrash(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - trashMaxAgeMs).toISOString()
  for (const collection of trashesOf(payload)) {
    const { docs } = await payload.find({
      collection,
      where: { deletedAt: { less_than: before } },
      trash: true,
      select: { deletedAt: true },
      depth: 0,
      pagination: false,
    })
    for (const { id } of docs) {
      try {
        await invalidateAfter(() => remove(payload, collection, id, before))
      } catch (error) {
        if (isOutage(error)) throw error
        console.error(`The record ${id} of ${collection} could not be removed from the trash:`, loggable(error))
      }
    }
  }
}
