import type { CollectionConfig } from 'payload'
import { tags } from '@/lib/backend/tags'
import { accessTo, inMenuOf } from '../access'
import { perLanguage } from '../fields/per-language'
import { slugField } from '../fields/slug'
import { sourceHash } from '../fields/source-hash'
import { invalidating } from '../hooks/invalidate'
import { restoreSlug } from '../hooks/restore-beside'
import { trashHooks } from '../hooks/trash'
import { label } from '../labels'

/** Video item: a YouTube video, shown on the home page (spec 3). */
export const videos: CollectionConfig<'videos'> = {
  slug: 'videos',
  labels: { singular: label('video'), plural: label('videos') },
  admin: { ...inMenuOf('videos'), useAsTitle: 'slug', defaultColumns: ['slug', 'videoId'] },
  access: accessTo('videos'),
  trash: true,
  hooks: {
    beforeOperation: trashHooks.beforeOperation,
    beforeChange: [...trashHooks.beforeChange, restoreSlug],
    ...invalidating(tags.videos),
  },
  fields: [
    perLanguage('title', 'title'),
    {
      name: 'videoId',
      type: 'text',
      label: label('videoId'),
      required: true,
      validate: (value: string | null | undefined) =>
        (value && /^[\w-]{11}$/.test(value)) || 'YouTube: 11 × A-Z a-z 0-9 _ -',
    },
    { name: 'uploadDate', type: 'date', label: label('uploadDate'), admin: { description: label('uploadDateHelp') } },
    { name: 'position', type: 'number', label: label('position'), defaultValue: 1000, admin: { position: 'sidebar' } },
    slugField(({ videoId }) => videoId),
    sourceHash,
  ],
}
