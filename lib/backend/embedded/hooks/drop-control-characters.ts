import type { CollectionBeforeValidateHook } from 'payload'
import { withoutControlCharacters } from '@/lib/domain/text'

function clean(value: unknown): unknown {
  if (typeof value === 'string') return withoutControlCharacters(value)
  if (Array.isArray(value)) return value.map(clean)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner)]))
}

/** The data of a record without control characters. */
export const withoutControls = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, clean(value)]))

/** Pasted text may contain control characters, which are meaningless and which the databases reject. */
export const dropControlCharacters: CollectionBeforeValidateHook = ({ data }) => data && withoutControls(data)
