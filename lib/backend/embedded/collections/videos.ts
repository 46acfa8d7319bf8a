import type { CollectionConfig, PayloadRequest } from 'payload'
import { tags } from '@/lib/backend/tags'
import { videoError } from '@/lib/content/html/embeds/video-error'
import { youtubeId } from '@/lib/content/html/embeds/youtube'
import { languages } from '@/lib/domain/languages'
import { secondsOf } from '@/lib/domain/video-duration'
import { accessTo } from '../access'
import { dayFormat } from '../fields/local-time'
import { perLanguage } from '../fields/per-language'
import { recordTitle } from '../fields/record-title'
import { slugField } from '../fields/slug'
import { sourceHash } from '../fields/technical'
import { invalidating } from '../hooks/invalidate'
import { restoreSlug } from '../articles/save/trash'
import { trashHooks } from '../hooks/trash'
import { label, labelFor } from '../labels'
import { inMenuOf } from '../menu'
import type { Video } from '../payload-types'

/** Video item, shown on the home page (spec 3): a file of this site, or a YouTube video. */
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
      admin: { description: label('videoIdHelp') },
      // Staff paste the address that their browser shows.
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? (youtubeId(value) ?? value) : value)] },
      validate: (videoId: string | null | undefined, { data, req }: { data: Partial<Video>; req: PayloadRequest }) => {
        const error = videoError({ videoId, file: data.file })
        return error === undefined || labelFor(req, error)
      },
    },
    {
      name: 'file',
      type: 'upload',
      relationTo: 'documents',
      label: label('videoFile'),
      filterOptions: { mimeType: { equals: 'video/mp4' } },
      admin: { description: label('videoFileHelp') },
    },
    {
      name: 'hasCaptions',
      type: 'checkbox',
      label: label('hasCaptions'),
      admin: { description: label('hasCaptionsHelp') },
    },
    {
      name: 'transcript',
      type: 'group',
      label: label('transcript'),
      admin: { description: label('transcriptHelp') },
      fields: languages.map((language) => ({
        name: language,
        type: 'textarea',
        label: label(language),
        admin: { rows: 6 },
      })),
    },
    {
      name: 'duration',
      type: 'text',
      label: label('videoDuration'),
      admin: { description: label('videoDurationHelp') },
      validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
        !value || secondsOf(value) !== undefined || labelFor(req, 'videoDurationInvalid'),
    },
    {
      name: 'uploadDate',
      type: 'date',
      label: label('uploadDate'),
      admin: { description: label('uploadDateHelp'), date: { displayFormat: dayFormat } },
    },
    slugField(({ videoId, title }) => videoId || (title as Partial<Video['title']> | undefined)?.vi),
    sourceHash,
  ],
}
