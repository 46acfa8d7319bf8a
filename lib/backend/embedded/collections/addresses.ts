import type { CollectionConfig } from 'payload'
import { accessTo } from '../access'

/** Ids that a public record had: redirected to the record, or answered as gone once it is deleted. */
export const formerAddresses: CollectionConfig<'former-addresses'> = {
  slug: 'former-addresses',
  admin: { hidden: true },
  access: accessTo('former-addresses'),
  indexes: [{ fields: ['kind', 'slug'], unique: true }],
  fields: [
    { name: 'kind', type: 'select', options: ['ARTICLE', 'MEMBER', 'LEGAL_TEXT'], required: true },
    { name: 'slug', type: 'text', required: true },
    // Null once the record has been deleted.
    { name: 'article', type: 'relationship', relationTo: 'articles' },
    { name: 'member', type: 'relationship', relationTo: 'members' },
    { name: 'legalText', type: 'relationship', relationTo: 'legal-texts' },
  ],
}

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
