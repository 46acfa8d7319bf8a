import type { CollectionBeforeChangeHook } from 'payload'
import { toMatchable } from '@/lib/domain/text'

/** Keeps the column by which members are searched in step with the name. */
export const matchFullName: CollectionBeforeChangeHook = ({ data }) =>
  typeof data.fullName === 'string' ? { ...data, fullNameMatch: toMatchable(data.fullName) } : data
