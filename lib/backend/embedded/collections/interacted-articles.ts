import type { CollectionConfig } from 'payload'
import { interactionTypes } from '@/lib/domain/codes'
import { tags } from '@/lib/backend/tags'
import { nobody, staffOnly } from '../access'
import { refreshing } from '../hooks/refresh'
import { label, options } from '../labels'

/** A comment or a rating (spec 3). Written by visitors through the site, never by staff. */
export const interactedArticles: CollectionConfig<'interacted-articles'> = {
  slug: 'interacted-articles',
  labels: { singular: label('interaction'), plural: label('interactions') },
  admin: { useAsTitle: 'value', defaultColumns: ['value', 'type', 'fullName', 'article', 'createdAt'] },
  access: { read: staffOnly, create: nobody, update: nobody, delete: staffOnly },
  indexes: [{ fields: ['article', 'type'] }],
  hooks: refreshing(tags.articles),
  fields: [
    { name: 'article', type: 'relationship', relationTo: 'articles', label: label('article'), required: true, index: true },
    { name: 'type', type: 'select', label: label('type'), options: options(interactionTypes, { COMMENT: 'COMMENT', RATE: 'RATE' }), required: true },
    { name: 'value', type: 'textarea', label: label('value'), required: true },
    { name: 'userName', type: 'text', label: label('email'), required: true, index: true },
    { name: 'fullName', type: 'text', label: label('fullName'), required: true },
    { name: 'avatar', type: 'text', label: label('photo') },
    // One rating a person and article: the database refuses a second row with the same key.
    { name: 'rateKey', type: 'text', unique: true, admin: { hidden: true } },
  ],
}
