import type { CollectionConfig } from 'payload'
import { nobody } from '../access'

/** Whose addresses are remembered. */
const addressedKinds = ['ARTICLE', 'MEMBER'] as const

/** Ids under which something public once stood, and what stood there: moved resources are found by it, removed ones are told as gone. */
export const formerAddresses: CollectionConfig<'former-addresses'> = {
  slug: 'former-addresses',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['kind', 'slug'], unique: true }],
  fields: [
    { name: 'kind', type: 'select', options: [...addressedKinds], required: true },
    { name: 'slug', type: 'text', required: true },
    // Empty once it is deleted.
    { name: 'article', type: 'relationship', relationTo: 'articles' },
    { name: 'member', type: 'relationship', relationTo: 'members' },
  ],
}
