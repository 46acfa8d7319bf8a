import type { FlattenedField } from 'payload'
import { parse } from 'qs-esm'
import { z } from 'zod'
import { isStorable } from './field-values'
import { InputError } from './input-error'

/** As Payload parses a query. */
const parsing = { allowEmptyArrays: true, arrayLimit: 1000, depth: 10, ignoreQueryPrefix: true }

/** Maximum levels of `and` and `or` in a filter. The studio makes two. */
const deepestFilter = 8

const text = z.string().max(2000)
const texts = z.union([text, z.array(text).max(1000)])
/** A whole number in a range; left empty, Payload takes its own. */
const whole = (least: number, most: number) =>
  z.union([z.literal(''), z.coerce.number().int().min(least).max(most)]).optional()
const choice: z.ZodType = z.lazy(() => z.union([z.enum(['true', 'false']), z.record(z.string(), choice)]))
const choices = z.record(z.string(), choice)
const operators = [
  'equals',
  'not_equals',
  'in',
  'not_in',
  'exists',
  'contains',
  'like',
  'not_like',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
] as const
const scalar = z.union([z.string().max(10_000), z.number(), z.boolean(), z.null()])
const compared = z.partialRecord(z.enum(operators), z.union([scalar, z.array(scalar).max(1000)]))

const parameters = z.looseObject({
  depth: whole(0, 10),
  limit: whole(0, 1_000_000),
  page: whole(1, 1_000_000),
  sort: texts.optional(),
  select: choices.optional(),
  populate: z.record(z.string(), choices).optional(),
  joins: z
    .record(
      z.string(),
      z.union([
        z.literal('false'),
        z.strictObject({
          limit: whole(0, 1_000_000),
          page: whole(1, 1_000_000),
          sort: text.optional(),
          count: text.optional(),
          where: z.unknown(),
        }),
      ]),
    )
    .optional(),
})

/** Parameters that are texts: a list or an object in their place is an error. */
const textParameters = [
  'draft',
  'autosave',
  'trash',
  'pagination',
  'overrideLock',
  'flattenLocales',
  'publishAllLocales',
  'unpublishAllLocales',
  'publishSpecificLocale',
  'locale',
  'fallback-locale',
  'fallbackLocale',
  'search',
]

type Fields = readonly FlattenedField[]

/** The fields of every collection, by its slug. */
export type FieldsOf = (slug: string) => Fields | undefined

const rowNumber = (name: string) => ({ name, type: 'number' }) as FlattenedField
const day = (name: string) => ({ name, type: 'date' }) as FlattenedField

/** The fields of the stored versions of a record with these fields. */
export const versionFields = (flattenedFields: FlattenedField[]): Fields => [
  rowNumber('parent'),
  day('createdAt'),
  day('updatedAt'),
  { name: 'version', type: 'group', flattenedFields } as FlattenedField,
]

/**
 * Finds the field that a path of a filter names, through groups, rows and related records; null if it is not stored and
 * cannot be compared.
 */
function fieldAt(path: readonly string[], fields: Fields, fieldsOf: FieldsOf): FlattenedField | null | undefined {
  const [name, ...rest] = path
  const field = fields.find((candidate) => candidate.name === name) ?? (name === 'id' ? rowNumber('id') : undefined)
  if (field && 'virtual' in field && field.virtual === true) return null
  if (!field || rest.length === 0) return field
  if ('flattenedFields' in field) return fieldAt(rest, field.flattenedFields, fieldsOf)
  if ((field.type === 'relationship' || field.type === 'upload') && typeof field.relationTo === 'string')
    return fieldAt(rest, fieldsOf(field.relationTo) ?? [], fieldsOf)
  return undefined
}

/** Operators that look for a part of a text, which may be anything. */
const searching = new Set(['like', 'not_like', 'contains'])

/** Kinds of fields whose values Payload makes numbers or dates of, whatever the operator. */
const converted = new Set(['number', 'date', 'relationship', 'upload'])

function isComparable(path: string, operator: string, value: unknown, fields: Fields, fieldsOf: FieldsOf): boolean {
  const values: unknown[] =
    typeof value === 'string' && ['in', 'not_in'].includes(operator) ? value.split(',') : [value].flat()
  if (values.some((each) => typeof each === 'string' && each.includes('\0'))) return false
  const field = fieldAt(path.split('.'), fields, fieldsOf)
  if (field === null) return false
  // A record of one of several collections is compared by its parts.
  if (field && 'relationTo' in field && Array.isArray(field.relationTo)) return operator === 'exists'
  if (operator === 'exists' || (searching.has(operator) && !converted.has(field?.type ?? ''))) return true
  return !field || values.every((each) => isStorable(field, each))
}

/** Whether a filter has the shape that Payload takes, and compares fields with values that they can have. */
function isFilter(given: unknown, fields: Fields, fieldsOf: FieldsOf, depth = 0): boolean {
  if (typeof given !== 'object' || given === null || Array.isArray(given) || depth > deepestFilter) return false
  return Object.entries(given as Record<string, unknown>).every(([name, value]) => {
    if (['and', 'or'].includes(name.toLowerCase()))
      return Array.isArray(value) && value.every((each) => isFilter(each, fields, fieldsOf, depth + 1))
    const comparison = compared.safeParse(value)
    return (
      comparison.success &&
      /^\w+(?:\.\w+)*$/.test(name) &&
      Object.entries(comparison.data).every(([operator, each]) => isComparable(name, operator, each, fields, fieldsOf))
    )
  })
}

function jsonIn(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return undefined
  }
}

/**
 * Checks the query of a call before Payload reads it, which takes some wrong values to be its own failures. Throws
 * InputError 400 with the names of the wrong parameters.
 */
export function checkQuery(search: string, fields: Fields, fieldsOf: FieldsOf): void {
  const query = parse(search, parsing) as Record<string, unknown>
  const parsed = parameters.safeParse(query)
  const { where, data, joins } = query
  const wrong = [
    ...(parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0]))),
    ...textParameters.filter((name) => query[name] !== undefined && !text.safeParse(query[name]).success),
    ...(where === undefined || where === '' || isFilter(jsonIn(where), fields, fieldsOf) ? [] : ['where']),
    ...(data === undefined || data === '' || z.looseObject({}).safeParse(jsonIn(data)).success ? [] : ['data']),
    ...(parsed.success && !areJoinsReadable(joins, fields, fieldsOf) ? ['joins'] : []),
  ]
  if (wrong.length > 0)
    throw new InputError(
      400,
      'apiQuery',
      [...new Set(wrong)].map((path) => ({ path, key: 'apiParameter' as const })),
    )
}

/** Whether the filters of joined records are readable. */
function areJoinsReadable(joins: unknown, fields: Fields, fieldsOf: FieldsOf): boolean {
  return Object.entries((joins ?? {}) as Record<string, { where?: unknown } | 'false'>).every(([name, join]) => {
    if (typeof join === 'string' || join.where === undefined) return true
    const field = fields.find((candidate) => candidate.name === name)
    const joined = field?.type === 'join' && typeof field.collection === 'string' ? fieldsOf(field.collection) : []
    return isFilter(join.where, joined ?? [], fieldsOf)
  })
}
