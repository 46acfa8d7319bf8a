import type { CollectionSlug, DataFromCollectionSlug, Payload, PayloadRequest, Where } from 'payload'

interface FindOptions {
  req?: PayloadRequest | undefined
  trash?: boolean
  overrideAccess?: boolean
}

/** The only record, or any of those, that a condition names, without the records that it refers to. */
export async function findOne<T extends CollectionSlug>(
  backend: Payload,
  collection: T,
  where: Where,
  options: FindOptions = {},
): Promise<DataFromCollectionSlug<T> | undefined> {
  const { docs } = await backend.find({ collection, where, limit: 1, depth: 0, pagination: false, ...options })
  return docs[0] as DataFromCollectionSlug<T> | undefined
}

export async function exists(
  backend: Payload,
  collection: CollectionSlug,
  where: Where,
  options: Pick<FindOptions, 'req' | 'trash'> = {},
): Promise<boolean> {
  return (await backend.count({ collection, where, ...options })).totalDocs > 0
}

/** Conditions that leave a record out; none for one that is not stored yet. */
export const otherThan = (id: number | string | undefined): Where[] =>
  id === undefined ? [] : [{ id: { not_equals: id } }]

/**
 * Returns the row found by `find`, or else a new one made by `create`. If concurrent calls all try to create it, the
 * database's unique constraint lets one succeed, and the others find that row. Rethrows the error of `create` if no row
 * is found afterwards either.
 */
export async function findOrCreate<Row>(
  find: () => Promise<Row | undefined>,
  create: () => Promise<Row>,
): Promise<{ row: Row; isNew: boolean }> {
  const known = await find()
  if (known) return { row: known, isNew: false }
  try {
    return { row: await create(), isNew: true }
  } catch (error) {
    const other = await find()
    if (!other) throw error
    return { row: other, isNew: false }
  }
}
