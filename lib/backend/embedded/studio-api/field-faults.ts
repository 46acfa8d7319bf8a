import type { FlattenedField } from 'payload'
import { isRow, isStorable } from './field-values'
import type { InputFault } from './input-error'

/** Maximum rows of a list in a record. */
const mostRows = 2000

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Values by which the studio's form leaves a list or a group empty. */
const isLeftEmpty = (value: unknown) => [undefined, null, '', 0, '0'].includes(value as undefined)

const fault = (path: string): InputFault[] => [{ path, key: 'apiField' }]

/** What a record is referred to by: its number, or the record as it was read. */
const reference = (value: unknown): unknown => (isObject(value) && 'id' in value ? value.id : value)

function areSeveral(value: unknown, each: (value: unknown) => boolean): boolean {
  return isLeftEmpty(value) || (Array.isArray(value) && value.length <= mostRows && value.every(each))
}

function isReferenceOk(field: FlattenedField, value: unknown): boolean {
  // A record of one of several collections.
  if ('relationTo' in field && Array.isArray(field.relationTo))
    return (
      isLeftEmpty(value) ||
      (isObject(value) && (field.relationTo as unknown[]).includes(value.relationTo) && isRow(reference(value.value)))
    )
  return isStorable(field, field.type === 'relationship' || field.type === 'upload' ? reference(value) : value)
}

/** The faults of one field's value. */
function faultsOfValue(field: FlattenedField, value: unknown, path: string): InputFault[] {
  if (field.type === 'join') return []
  if (field.type === 'group' || field.type === 'tab')
    return isLeftEmpty(value) ? [] : isObject(value) ? fieldFaults(field.flattenedFields, value, path) : fault(path)
  if (field.type === 'array') {
    if (!areSeveral(value, isObject)) return fault(path)
    return isLeftEmpty(value)
      ? []
      : (value as Record<string, unknown>[]).flatMap((row, i) =>
          fieldFaults(field.flattenedFields, row, `${path}.${i}`),
        )
  }
  if (field.type === 'richText') return isLeftEmpty(value) || isObject(value) ? [] : fault(path)
  const isOk = (each: unknown) => isReferenceOk(field, each)
  const isRight = 'hasMany' in field && field.hasMany ? areSeveral(value, isOk) : isOk(value)
  return isRight ? [] : fault(path)
}

/** Names that records have beside their fields, and that the studio's forms send with them. */
const ownNames = ['id', '_status', 'createdAt', 'updatedAt', 'globalType', 'password', 'confirm-password', 'file']

/** Unknown names that are told of. */
const mostNamed = 10

/**
 * The fields of a record whose values have a type or a size that cannot be stored, and names that are no fields. Payload
 * checks what a record must have, but not in drafts, and it reads some values before it checks them. It ignores unknown
 * names, after it has copied what they name many times.
 */
export function fieldFaults(fields: readonly FlattenedField[], data: unknown, path = ''): InputFault[] {
  if (!isObject(data)) return fault(path)
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  const known = new Set([...ownNames, ...fields.map(({ name }) => name)])
  const unknown = Object.keys(data).filter((name) => !known.has(name))
  if (unknown.length > 0) return unknown.slice(0, mostNamed).flatMap((name) => fault(at(name.slice(0, 100))))
  return fields.flatMap((field) => faultsOfValue(field, data[field.name], at(field.name)))
}
