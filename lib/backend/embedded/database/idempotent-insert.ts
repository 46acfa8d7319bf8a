import type { RequiredDataFromCollectionSlug } from 'payload'
import { findOne, findOrCreate } from './find'
import { payload } from '../payload'
import type { InteractedArticle } from '../payload-types'

type Written = RequiredDataFromCollectionSlug<'interacted-articles'>

const collection = 'interacted-articles'

/** Inserts a comment unless the same one exists, or inserts or replaces a rating. Safe for concurrent calls. */
export async function idempotentInsert(data: Written): Promise<InteractedArticle> {
  const backend = await payload()
  const { onceKey, type, value, fullName, avatar } = data
  const { row } = await findOrCreate(
    () => findOne(backend, collection, { onceKey: { equals: onceKey } }),
    () => backend.create({ collection, data, depth: 0 }),
  )
  if (type === 'COMMENT' || row.value === value) return row
  return backend.update({
    collection,
    id: row.id,
    data: { value, fullName, avatar, editedAt: new Date().toISOString() },
    depth: 0,
  })
}
