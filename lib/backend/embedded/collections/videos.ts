import type { CollectionConfig } from 'payload'
import { tags } from '@/lib/backend/tags'
import { accessTo } from '../access'
import { dayFormat } from '../fields/date-format'
import { perLanguage } from '../fields/per-language'
import { recordTitle } from '../fields/record-title'
import { slugField } from '../fields/slug'
import { sourceHash } from '../fields/source-hash'
import { invalidating } from '../hooks/invalidate'
import { restoreSlug } from '../hooks/restore-beside'
import { trashHooks } from '../hooks/trash'
import { label } from '../labels'
import { inMenuOf } from '../menu'

/** Video item: a YouTube video, shown on the home page (spec 3). */
export const videos: CollectionConfig<'videos'> = {
  slug: 'videos',
  labels: { singular: label('video'), plural: label('videos') },
  admin: {
    ...inMenuOf('videos'),
    useAsTitle: 'slug',
    defaultColumns: ['title.vi', 'videoId'],
    components: recordTitle('title.vi'),
  },
  access: accessTo('videos'),
  orderable: true,
  defaultSort: '_order',
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
    {
      name: 'uploadDate',
      type: 'date',
      label: label('uploadDate'),
      admin: { description: label('uploadDateHelp'), date: { displayFormat: dayFormat } },
    },
    slugField(({ videoId }) => videoId),
    sourceHash,
  ],
}
