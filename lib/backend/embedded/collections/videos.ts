import type { CollectionConfig, PayloadRequest } from 'payload'
import { tags } from '@/lib/backend/tags'
import { youtubeId } from '@/lib/content/html/embeds/youtube'
import { accessTo } from '../access'
import { dayFormat } from '../fields/date-format'
import { perLanguage } from '../fields/per-language'
import { recordTitle } from '../fields/record-title'
import { slugField } from '../fields/slug'
import { sourceHash } from '../fields/source-hash'
import { invalidating } from '../hooks/invalidate'
import { restoreSlug } from '../hooks/restore-beside'
import { trashHooks } from '../hooks/trash'
import { label, wordsFor } from '../labels'
import { inMenuOf } from '../menu'

/** Video item: a YouTube video, shown on the home page (spec 3). */
export const videos: CollectionConfig<'videos'> = {
  slug: 'videos',
  labels: { singular: label('video'), plural: label('videos') },
  admin: {
    ...inMenuOf('videos'),
    useAsTitle: 'slug',
    defaultColumns: ['title.vi', 'videoId'],
    description: label('videosHelp'),
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
      admin: { description: label('videoIdHelp') },
      // Staff paste the address that their browser shows.
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? (youtubeId(value) ?? value) : value)] },
      validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
        (value && youtubeId(value) !== undefined) || wordsFor(req, 'videoIdInvalid'),
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
