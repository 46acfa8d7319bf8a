import type { CollectionConfig } from 'payload'
import { accessTo, inMenuOf } from '../access'
import { label } from '../labels'

/** Visits to the website, counted per day in Hanoi (spec 7, PUT /viewWebsite). */
export const websiteViews: CollectionConfig<'website-views'> = {
  slug: 'website-views',
  labels: { singular: label('websiteViews'), plural: label('websiteViews') },
  admin: { ...inMenuOf('website-views'), useAsTitle: 'day', defaultColumns: ['day', 'views'] },
  access: accessTo('website-views'),
  defaultSort: '-day',
  fields: [
    { name: 'day', type: 'text', label: label('day'), required: true, unique: true },
    { name: 'views', type: 'number', label: label('views'), required: true, defaultValue: 0 },
  ],
}
