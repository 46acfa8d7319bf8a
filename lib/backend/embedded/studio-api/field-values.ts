import type { FlattenedField } from 'payload'
import { rowId } from './row-id'

/** The largest number that both databases store as it is. */
const mostNumber = 1e15

/** The years that both databases, and every date of JavaScript, can have. */
const isDay = (time: number) => time >= Date.parse('0001-01-01') && time < Date.parse('9999-12-31')

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

/** Whether a value is the number of a row. */
export const isRow = (value: unknown) => isPlain(value) && rowId.test(String(value))

/** Values by which a form leaves a field empty. */
const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || value === 'null'

const isNumeric = (value: unknown) =>
  isPlain(value) && Math.abs(Number(value)) <= mostNumber && String(value).length <= 40

/** Whether a date, or a number of milliseconds, is one that can be stored. */
const isDate = (value: unknown) =>
  (typeof value === 'string' || typeof value === 'number') && isDay(new Date(value).getTime())

/** What a single value of a field of each kind must be. Kinds that are missing here take any value. */
const kinds: Partial<Record<FlattenedField['type'], (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  textarea: (value) => typeof value === 'string',
  code: (value) => typeof value === 'string',
  email: (value) => typeof value === 'string',
  number: isNumeric,
  checkbox: (value) => isPlain(value) && ['true', 'false', '1', '0'].includes(String(value)),
  date: isDate,
  relationship: isRow,
  upload: isRow,
}

/** Whether a field can have a single value, or be compared with it. */
export function isStorable({ type, name, ...field }: FlattenedField, value: unknown): boolean {
  if (isEmpty(value)) return true
  if ('options' in field)
    return field.options.some((option) => value === (typeof option === 'string' ? option : option.value))
  if (type === 'number' && ['id', 'parent'].includes(name)) return isRow(value)
  return kinds[type]?.(value) ?? true
}
