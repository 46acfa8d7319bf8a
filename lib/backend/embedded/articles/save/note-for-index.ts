import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { sql } from '@payloadcms/db-sqlite'
import { articlePath } from '@/lib/domain/paths'
import { isIndexNowSet } from '@/lib/seo/index-now/notify'
import type { Article } from '../../payload-types'
import { rowsIn } from '../../database/rows-in'

async function queueIndexNotices(paths: Iterable<string>, req: PayloadRequest): Promise<void> {
  const now = new Date().toISOString()
  // Sorted, so that concurrent changes lock the rows in the same order and never deadlock.
  for (const path of [...new Set(paths)].sort())
    await rowsIn(
      req,
      sql`INSERT INTO index_notices (path, attempts, next_attempt_at, created_at, updated_at) VALUES (${path}, 0, ${now}, ${now}, ${now})
        ON CONFLICT (path) DO UPDATE SET attempts = 0, next_attempt_at = ${now}, created_at = ${now}, updated_at = ${now}`,
    )
}

interface Seen {
  path: string
  updatedAt: string
}

/** Reads the published state of an article: the document passed to a hook may be an unpublished draft. */
async function seen(id: number, req: PayloadRequest): Promise<Seen | undefined> {
  const where = { id: { equals: id }, _status: { equals: 'published' } } as const
  const { docs } = await req.payload.find({
    collection: 'articles',
    where,
    select: { slug: true, type: true, language: true, updatedAt: true },
    depth: 0,
    pagination: false,
    req,
  })
  const row = docs[0]
  return row && { path: articlePath({ ...row, id: row.slug }), updatedAt: row.updatedAt }
}

const keyOf = (id: number) => `seenBefore:${id}`

export const capturePublicState: CollectionBeforeChangeHook<Article> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!isIndexNowSet() || operation !== 'update' || !originalDoc) return data
  const before = await seen(originalDoc.id, req)
  // Set after the query: a nested Payload call replaces the request's context.
  req.context[keyOf(originalDoc.id)] = before
  return data
}

export const queueIndexNow: CollectionAfterChangeHook<Article> = async ({ doc, req }) => {
  if (!isIndexNowSet()) return doc
  const before = req.context[keyOf(doc.id)] as Seen | undefined
  const after = await seen(doc.id, req)
  if (before?.path !== after?.path || before?.updatedAt !== after?.updatedAt)
    await queueIndexNotices(
      [before, after].flatMap((moment) => moment?.path ?? []),
      req,
    )
  return doc
}

export const noteLastAddress: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const last = isIndexNowSet() ? await seen(Number(id), req) : undefined
  if (last) await queueIndexNotices([last.path], req)
}
