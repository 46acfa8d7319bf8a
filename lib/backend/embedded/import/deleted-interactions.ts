import type { CollectionAfterDeleteHook, Payload, PayloadRequest } from 'payload'
import type { InteractedArticle } from '../payload-types'

const collection = 'payload-kv'

const nameOf = (onceKey: string) => `deleted ${onceKey}`

export const noteDeletedImport: CollectionAfterDeleteHook<InteractedArticle> = async ({ doc, req }) => {
  if (!doc.onceKey?.startsWith('import:')) return
  const key = nameOf(doc.onceKey)
  await req.payload.db.upsert({ collection, data: { key, data: {} }, where: { key: { equals: key } }, req })
}

export async function deletedOf(
  { payload, req }: { payload: Payload; req: PayloadRequest },
  onceKeys: string[],
): Promise<Set<string>> {
  if (onceKeys.length === 0) return new Set()
  const where = { key: { in: onceKeys.map(nameOf) } }
  const { docs } = await payload.find({ collection, where, depth: 0, pagination: false, req })
  const results = new Set(docs.map(({ key }) => key))
  return new Set(onceKeys.filter((onceKey) => results.has(nameOf(onceKey))))
}
