import type { FlattenedField } from 'payload'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names that records have beside their fields, and that the studio's forms send with them. */
const ownNames = ['id', '_status', 'createdAt', 'updatedAt', 'globalType', 'password', 'confirm-password', 'file']

/** Names that are no fields, with their places. Payload ignores them, after it has copied what they name many times. */
export function unknownNames(fields: readonly FlattenedField[], data: unknown, path = ''): string[] {
  if (!isObject(data)) return []
  const byName = new Map(fields.map((field) => [field.name, field]))
  return Object.entries(data).flatMap(([name, value]) => {
    const field = byName.get(name)
    if (!field) return ownNames.includes(name) ? [] : [path + name]
    if (!('flattenedFields' in field)) return []
    return [value].flat().flatMap((each) => unknownNames(field.flattenedFields, each, `${path}${name}.`))
  })
}
