import type { GroupField, UIField } from 'payload'
import { label } from '../labels'

/** What would let the article be found and shared better, seen while its title and summary are written. */
export const searchAdvice: UIField = {
  name: 'searchAdvice',
  type: 'ui',
  admin: { components: { Field: '@/app/(studio)/search/search-advice#SearchAdvice' }, disableListColumn: true },
}

/** How search engines and shared links show the article, and what staff want them to show instead of its own title, summary and picture. */
export const seoFields: GroupField = {
  // Named as Payload's SEO plugin names them, so that it could take over.
  name: 'meta',
  type: 'group',
  label: false,
  admin: { hideGutter: true },
  fields: [
    {
      // The group is outside: a group in what is collapsed stays empty where opening it takes a single frame (Payload's observer then misses it).
      type: 'collapsible',
      label: label('meta'),
      admin: { initCollapsed: true },
      fields: [
        {
          name: 'searchPreview',
          type: 'ui',
          admin: { components: { Field: '@/app/(studio)/search/search-preview#SearchPreview' }, disableListColumn: true },
        },
        { name: 'title', type: 'text', label: label('metaTitle'), maxLength: 200, admin: { placeholder: label('metaTitleEmpty') } },
        { name: 'description', type: 'textarea', label: label('metaDescription'), maxLength: 500, admin: { placeholder: label('metaDescriptionEmpty') } },
        { name: 'image', type: 'upload', relationTo: 'media', label: label('metaImage'), admin: { description: label('metaImageEmpty') } },
      ],
    },
  ],
}
