import type { ClientField } from 'payload'

/** The values of a record or of a part of it. */
export type Values = Record<string, unknown>

/** A field that was saved by somebody else with another value than the form has. */
export interface Difference {
  /** Path of the field, as in the form. */
  path: string
  field: ClientField
  /** Fields that contain this field, outermost first. */
  within: ClientField[]
  theirs: unknown
  mine: unknown
  /** Whether the form changed the field too, so that somebody has to choose. */
  isContested: boolean
}

type Leaf = Pick<Difference, 'path' | 'field' | 'within'>

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/** A value without what differs between two copies of the same content: row ids, populated records, empty values. */
function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(plain)
  if (!isRecord(value)) return value === '' || value === undefined ? null : value
  if (typeof value.id === 'number') return value.id
  const entries = Object.entries(value)
    .filter(([key]) => key !== 'id')
    .map(([key, inner]) => [key, plain(inner)] as const)
    .filter(([, inner]) => inner !== null)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Whether two values are the same content. No rows and no value are the same. */
export function isSame(a: unknown, b: unknown): boolean {
  const [one, other] = [a, b].map((value) => {
    const content = plain(value)
    return Array.isArray(content) && content.length === 0 ? null : content
  })
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The value at a path such as `meta.title`. */
export const valueAt = (values: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), values)

/** The value of a field. A form has the number of rows as the value of an array without rows. */
function valueOf({ path, field }: Leaf, values: Values): unknown {
  const value = valueAt(values, path)
  return field.type === 'array' && !Array.isArray(value) ? [] : value
}

/** A copy of the values with another value at a path. */
export function withValue(values: Values, path: string, value: unknown): Values {
  const [key = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...values, [key]: value }
  const inner = values[key]
  return { ...values, [key]: withValue(isRecord(inner) ? inner : {}, rest.join('.'), value) }
}

/** The fields that people edit, without the groups that contain them. */
export function leavesOf(fields: ClientField[], prefix = '', within: ClientField[] = []): Leaf[] {
  return fields.flatMap((field): Leaf[] => {
    // Read-only fields are written by the site itself.
    if (field.admin?.hidden || field.admin?.disabled || field.admin?.readOnly) return []
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        leavesOf(tab.fields, 'name' in tab && tab.name ? `${prefix}${tab.name}.` : prefix, within),
      )
    if (field.type === 'group' && 'name' in field && field.name)
      return leavesOf(field.fields, `${prefix}${field.name}.`, [...within, field])
    if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group')
      return leavesOf(field.fields, prefix, within)
    if (field.type === 'ui' || field.type === 'join' || !('name' in field)) return []
    return [{ path: `${prefix}${field.name}`, field, within }]
  })
}

/** Fields whose values are not the author's. */
const bookkeeping = new Set(['revision', 'createdAt', 'updatedAt', 'deletedAt', 'id'])

/** What decides on a publication is not kept beside the form: a draft that is saved with it might be published. */
const notKept = new Set([...bookkeeping, '_status', 'publishAt', 'unpublishAt'])

/**
 * What somebody else saved since a form was opened, as far as the form does not have it.
 *
 * @param fields the fields of the record.
 * @param opened the values that the form was opened with.
 * @param theirs the values that are stored now.
 * @param mine the values of the form.
 */
export function differencesOf(fields: ClientField[], opened: Values, theirs: Values, mine: Values): Difference[] {
  return leavesOf(fields).flatMap((leaf) => {
    const { path, field, within } = leaf
    if (bookkeeping.has(path)) return []
    const [before, stored, typed] = [opened, theirs, mine].map((values) => valueOf(leaf, values))
    if (isSame(before, stored) || isSame(stored, typed)) return []
    return [{ path, field, within, theirs: stored, mine: typed, isContested: !isSame(before, typed) }]
  })
}

/**
 * The values to go on with: what is stored now, with the form's value wherever it was not decided to take theirs.
 *
 * @param taken paths of the fields whose stored value is taken.
 */
export function merged(fields: ClientField[], theirs: Values, mine: Values, taken: ReadonlySet<string>): Values {
  return leavesOf(fields)
    .filter(({ path }) => !bookkeeping.has(path) && !taken.has(path))
    .reduce((values, leaf) => withValue(values, leaf.path, valueOf(leaf, mine)), theirs)
}

/** The values of the fields that a form has changed, by path. */
export const changesOf = (fields: ClientField[], stored: Values, mine: Values): Values =>
  Object.fromEntries(
    leavesOf(fields)
      .filter((leaf) => !notKept.has(leaf.path) && !isSame(valueOf(leaf, stored), valueOf(leaf, mine)))
      .map((leaf) => [leaf.path, valueOf(leaf, mine)]),
  )

/** Types of a rich text's nodes that are a line of their own. */
const lines = new Set(['paragraph', 'heading', 'listitem', 'tablerow', 'quote', 'linebreak', 'horizontalrule'])

function textOfNode(node: unknown): string {
  if (!isRecord(node)) return ''
  if (node.type === 'upload') return `[${String(plain(node.value))}]\n`
  const inner = Array.isArray(node.children) ? node.children.map(textOfNode).join('') : ''
  const own = typeof node.text === 'string' ? node.text : ''
  return lines.has(String(node.type)) ? `${own}${inner}\n` : `${own}${inner}`
}

/** A value as text that people can compare and copy. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(textOf).join('\n')
  if (!isRecord(value)) return String(value)
  if (isRecord(value.root)) return textOfNode(value.root).trim()
  if (typeof value.id === 'number') return String(value.id)
  const shown = Object.entries(value).filter(([key]) => key !== 'id')
  return shown
    .map(([, inner]) => textOf(inner))
    .filter(Boolean)
    .join(' · ')
}
