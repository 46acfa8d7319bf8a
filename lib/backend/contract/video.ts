import { z } from 'zod'
import type { Video } from '../model'
import { readable } from './readable'
import { id, listOf, optionalAddress, optionalText, wireDate, wireNames } from './values'

/** Wire format of a video (spec 3); `GET /video` is this site's addition. `file` is an MP4 below `/media/`. */
export const wireVideo = readable(
  'video',
  z.object({
    id: id.nullish(),
    title: wireNames.nullish(),
    file: optionalAddress,
    videoId: z.string().min(1).nullish(),
    uploadDate: wireDate.nullish(),
    hasCaptions: z.boolean().nullish().catch(undefined),
    transcript: wireNames.nullish().catch(undefined),
    duration: optionalText.catch(undefined),
  }),
  ({ file, videoId }) => Boolean(file || videoId),
)

const noText = { vi: '', en: '', zh: '' }

export const wireVideoList = z.object({ videos: listOf(wireVideo) })

export const toVideo = ({ id: own, title, file, videoId, ...more }: z.infer<typeof wireVideo>): Video => ({
  id: own ?? videoId ?? file ?? '',
  title: title ?? noText,
  file,
  videoId: videoId ?? undefined,
  uploadDate: more.uploadDate ?? undefined,
  hasCaptions: more.hasCaptions === true,
  transcript: more.transcript ?? undefined,
  duration: more.duration,
})

export const fromVideo = ({ file, videoId, uploadDate, ...video }: Video) => ({
  ...video,
  file: file ?? null,
  videoId: videoId ?? null,
  uploadDate: uploadDate?.toISOString() ?? null,
})
