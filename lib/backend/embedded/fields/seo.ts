import type { GroupField } from 'payload'
import { label } from '../labels'
import { studioPart } from './studio-part'

export const searchAdvice = studioPart('searchAdvice', 'search/advice-list#AdviceList')

/** Nobody looks for articles by what only search engines show. The group that contains these has no label. */
const notListed = { disableListColumn: true, disableListFilter: true, disableGroupBy: true } as const

export const seoFields: GroupField = {
  // Named as Payload's SEO plugin names them, so that it could take over.
  name: 'meta',
  type: 'group',
  label: false,
  admin: { hideGutter: true },
  fields: [
    {
      // The collapsible is inside the group: a group inside a collapsible stays empty if it opens within a single
      // frame, which Payload's observer misses.
      type: 'collapsible',
      label: label('meta'),
      admin: { initCollapsed: true },
      fields: [
        studioPart('searchPreview', 'search/search-preview#SearchPreview'),
        {
          name: 'title',
          type: 'text',
          label: label('metaTitle'),
          maxLength: 200,
          admin: { placeholder: label('metaTitleEmpty'), ...notListed },
        },
        {
          name: 'description',
          type: 'textarea',
          label: label('metaDescription'),
          maxLength: 500,
          admin: { placeholder: label('metaDescriptionEmpty'), ...notListed },
        },
        {
          name: 'image',
          type: 'upload',
          relationTo: 'media',
          label: label('metaImage'),
          admin: { description: label('metaImageEmpty'), ...notListed },
        },
      ],
    },
  ],
}
