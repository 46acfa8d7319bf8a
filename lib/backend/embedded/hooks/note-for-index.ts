import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { articlePath } from '@/lib/domain/paths'
import { isIndexNowSet } from '@/lib/index-now/notify'
import { queueIndexNotices } from '../queue-index-notices'
import type { Article } from '../payload-types'

/** An article as everybody could see it at one moment. */
interface Seen {
  path: string
  updatedAt: string
}

/** What is public of an article: what a hook is given may be a draft that waits over it. */
async function seen(id: number, req: PayloadRequest): Promise<Seen | undefined> {
  const where = { id: { equals: id }, _status: { equals: 'published' } } as const
  const { docs } = await req.payload.find({ collection: 'articles', where, select: { slug: true, type: true, language: true, updatedAt: true }, depth: 0, pagination: false, req })
  const row = docs[0]
  return row && { path: articlePath({ ...row, id: row.slug }), updatedAt: row.updatedAt }
}

const keyOf = (id: number) => `seenBefore:${id}`

/** Remembers what was public of an article until it is changed. */
export const rememberSeen: CollectionBeforeChangeHook<Article> = async ({ data, operation, originalDoc, req }) => {
  if (!isIndexNowSet() || operation !== 'update' || !originalDoc) return data
  const before = await seen(originalDoc.id, req)
  // Only now: a call inside of this one gives the request another context.
  req.context[keyOf(originalDoc.id)] = before
  return data
}

/** Search engines are told of an article's address where what is public of it was changed: of the old one and the new one. */
export const noteForIndex: CollectionAfterChangeHook<Article> = async ({ doc, req }) => {
  if (!isIndexNowSet()) return doc
  const before = req.context[keyOf(doc.id)] as Seen | undefined
  const after = await seen(doc.id, req)
  if (before?.path !== after?.path || before?.updatedAt !== after?.updatedAt) await queueIndexNotices([before, after].flatMap((moment) => moment?.path ?? []), req)
  return doc
}

/** The same of one that is about to be deleted. */
export const noteLastAddress: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const last = isIndexNowSet() ? await seen(Number(id), req) : undefined
  if (last) await queueIndexNotices([last.path], req)
}
