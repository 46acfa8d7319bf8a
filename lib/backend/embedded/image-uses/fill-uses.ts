import type { Payload } from 'payload'
import { logOnce } from '@/lib/operations/log/loggable'
import type { Backfill } from '../backfill/backfill'
import { isOutage } from '../database/database-outage'
import { inTransaction } from '../database/transaction'
import { noteGlobal, noteRecord } from './note-uses'
import { usesVersion } from './stored-uses'

const collectionsWithImages = ['articles', 'documents', 'members', 'ecosystems', 'videos', 'site-pages'] as const

const batchSize = 25

async function noteNext(payload: Payload, slug: string, after = 0): Promise<number | undefined> {
  const { docs } = await payload.find({
    collection: slug as 'articles',
    where: { id: { greater_than: after } },
    sort: 'id',
    limit: batchSize,
    pagination: false,
    trash: true,
    select: {},
    depth: 0,
  })
  const config = payload.collections[slug as 'articles'].config
  for (const { id } of docs)
    await inTransaction(payload, (req) => noteRecord(req, config, id)).catch((error: unknown) => {
      if (isOutage(error)) throw error
      logOnce(`uses of ${slug} ${id}`, `The pictures that the record ${id} of ${slug} uses cannot be noted:`, error)
    })
  return docs.at(-1)?.id
}

async function noteGlobals(payload: Payload): Promise<undefined> {
  await inTransaction(payload, async (req) => {
    for (const global of payload.globals.config) if (global.slug === 'site-record') await noteGlobal(req, global)
  })
}

const nameOf = (part: string) => `picture-uses-${usesVersion}:${part}`

/** Note the images of records that were stored before there was such a note, or by an older version. */
export const imageUsesBackfills: readonly Backfill[] = [
  ...collectionsWithImages.map((slug) => ({
    name: nameOf(slug),
    fillNext: (payload: Payload, after: number | undefined) => noteNext(payload, slug, after),
  })),
  { name: nameOf('globals'), fillNext: noteGlobals },
]
