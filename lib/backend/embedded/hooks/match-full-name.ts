import type { CollectionBeforeChangeHook } from 'payload'
import { toMatchable } from '@/lib/domain/text'

/** Keeps the column used for member searches in sync with the name. */
export const matchFullName: CollectionBeforeChangeHook = ({ data }) =>
  typeof data.fullName === 'string' ? { ...data, fullNameMatch: toMatchable(data.fullName) } : data
