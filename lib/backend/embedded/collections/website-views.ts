import type { CollectionConfig } from 'payload'
import { accessTo } from '../access'
import { label } from '../labels'
import { inMenuOf } from '../menu'

/** Visits to the website, counted per day in Hanoi (spec 7, PUT /viewWebsite). */
export const websiteViews: CollectionConfig<'website-views'> = {
  slug: 'website-views',
  labels: { singular: label('websiteViews'), plural: label('websiteViews') },
  admin: { ...inMenuOf('website-views'), useAsTitle: 'day', defaultColumns: ['day', 'views'] },
  access: accessTo('website-views'),
  defaultSort: '-day',
  fields: [
    {
      name: 'day',
      type: 'text',
      label: label('day'),
      required: true,
      unique: true,
      admin: {
        readOnly: true,
        components: { Cell: '@/app/(studio)/day#DayCell', Field: '@/app/(studio)/day#DayField' },
      },
    },
    { name: 'views', type: 'number', label: label('views'), required: true, defaultValue: 0 },
  ],
}
