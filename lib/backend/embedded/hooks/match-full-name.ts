import type { CollectionBeforeChangeHook } from 'payload'
import { toMatchable } from '@/lib/domain/text'

export const matchFullName: CollectionBeforeChangeHook = ({ data }) =>
  typeof data.fullName === 'string' ? { ...data, fullNameMatch: toMatchable(data.fullName) } : data
