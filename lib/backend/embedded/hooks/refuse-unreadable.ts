import {
  buildVersionCollectionFields,
  QueryError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type FlattenedField,
  type PayloadRequest,
} from 'payload'

interface Query {
  where?: unknown
  sort?: unknown
  joins?: unknown
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

function filteredIn(where: unknown, isComparison = false): string[] {
  return entriesOf(where).flatMap(([name, value]) => {
    if (Array.isArray(where) || isComparison || /^(?:and|or)$/i.test(name)) return filteredIn(value)
    return [name, ...filteredIn(value, true).map((part) => `${name}.${part}`)]
  })
}

/** As Payload reads paths: a double underscore stands for a dot. */
const pathsIn = ({ where, sort }: Query): string[][] =>
  [...filteredIn(where), ...[sort].flat().flatMap((each) => (typeof each === 'string' ? each.split(',') : []))].map(
    (path) => path.trim().replace(/^-/, '').replaceAll('__', '.').split('.'),
  )

/**
 * Whether the caller may read the field at a path. Through a relation that is so only if they may read all of the
 * related records: Payload leaves out the condition of those who may read some when it sorts, and in drafts.
 */
async function isReadable([name, ...rest]: string[], fields: FlattenedField[], req: PayloadRequest): Promise<boolean> {
  const field = fields.find((candidate) => candidate.name === name)
  // The id, or a name that Payload refuses.
  if (!field) return true
  if ('hidden' in field && field.hidden) return false
  if (field.access?.read && !(await field.access.read({ req }))) return false
  if ('flattenedFields' in field) return isReadable(rest, field.flattenedFields, req)
  const related = 'relationTo' in field ? field.relationTo : field.type === 'join' && field.collection
  if (rest.length === 0 || typeof related !== 'string' || (field.type !== 'join' && rest.join() === 'id')) return true
  const { config } = req.payload.collections[related as CollectionSlug]
  return (await config.access.read({ req })) === true && isReadable(rest, config.flattenedFields, req)
}

/** Refuses filters and sort orders of staff by fields that they may not read, which would tell the value. */
export const refuseUnreadable: CollectionBeforeOperationHook = async ({ args, collection, overrideAccess, req }) => {
  if (overrideAccess) return
  const { payload } = req
  const fieldsOf = (slug: string) => payload.collections[slug as CollectionSlug].config.flattenedFields
  const own = [
    ...collection.flattenedFields,
    ...(collection.versions ? buildVersionCollectionFields(payload.config, collection, true) : []),
  ]
  const joined = [...Object.values(collection.joins).flat(), ...collection.polymorphicJoins]
  const requested = [
    { fields: own, query: args as Query },
    ...entriesOf((args as Query).joins).map(([name, query]) => ({
      fields: [joined.find(({ joinPath }) => joinPath === name)?.field.collection ?? []].flat().flatMap(fieldsOf),
      query: query as Query,
    })),
  ]
  for (const { fields, query } of requested)
    for (const path of pathsIn(query))
      if (!(await isReadable(path, fields, req))) throw new QueryError([{ path: path.join('.') }])
}
