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
