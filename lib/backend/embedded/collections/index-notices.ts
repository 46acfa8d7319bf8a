import type { CollectionConfig } from 'payload'
import { accessTo } from '../access'

export const indexNotices: CollectionConfig<'index-notices'> = {
  slug: 'index-notices',
  admin: { hidden: true },
  access: accessTo('index-notices'),
  fields: [
    { name: 'path', type: 'text', required: true, unique: true },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'nextAttemptAt', type: 'date', required: true, index: true },
  ],
}
