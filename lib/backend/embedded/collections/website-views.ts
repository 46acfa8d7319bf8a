import type { CollectionConfig } from 'payload'
import { nobody, staffOnly } from '../access'
import { label } from '../labels'

/** Visits to the website, counted per day in Hanoi (spec 7, PUT /viewWebsite). */
export const websiteViews: CollectionConfig<'website-views'> = {
  slug: 'website-views',
  labels: { singular: label('websiteViews'), plural: label('websiteViews') },
  admin: { useAsTitle: 'day', defaultColumns: ['day', 'views'] },
  access: { read: staffOnly, create: nobody, update: nobody, delete: nobody },
  defaultSort: '-day',
  fields: [
    { name: 'day', type: 'text', label: label('day'), required: true, unique: true },
    { name: 'views', type: 'number', label: label('views'), required: true, defaultValue: 0 },
  ],
}
