import type { FlattenedField } from 'payload'

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export function missingFields(fields: readonly FlattenedField[], record: object, prefix = ''): string[] {
  return fields.flatMap((field) => {
    const value = (record as Record<string, unknown>)[field.name]
    const path = `${prefix}${field.name}`
    if (field.type === 'group' || field.type === 'tab')
      return missingFields(field.flattenedFields, (value ?? {}) as object, `${path}.`)
    if (field.type === 'array')
      return rowsOf(value).flatMap((row, i) => missingFields(field.flattenedFields, row as object, `${path}.${i}.`))
    return 'required' in field && field.required && isBlank(value) ? [path] : []
  })
}
