export type Values = Record<string, unknown>

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

/** Whether a value is a list without rows. A form has the number of rows as the value of such a list. */
const isNoRows = (value: unknown, other: unknown) =>
  Array.isArray(value) && value.length === 0 && (other === 0 || other === undefined || other === null)

export const isSame = (a: unknown, b: unknown): boolean =>
  isNoRows(a, b) || isNoRows(b, a) || JSON.stringify(plain(a)) === JSON.stringify(plain(b))

/** What is not the author's, and what decides on a publication: a draft that is saved with it might be published. */
const notKept = new Set([
  'id',
  'revision',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
  'publishAt',
  'unpublishAt',
])

export const changesOf = (saved: Values, mine: Values): Values =>
  Object.fromEntries(Object.entries(mine).filter(([name, value]) => !notKept.has(name) && !isSame(saved[name], value)))
