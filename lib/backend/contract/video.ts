import { z } from 'zod'
import type { Video } from '../model'
import { readable } from './readable'
import { id, listOf, optionalAddress, wireDate, wireNames } from './values'

/**
 * Wire format of a video (spec 3). The contract has no call for videos; `GET /video` is this site's addition. Its
 * `file` is the address of an MP4 file below the backend's `/media/`.
 */
export const wireVideo = readable(
  'video',
  z.object({
    id: id.nullish(),
    title: wireNames.nullish(),
    file: optionalAddress,
    videoId: z.string().min(1).nullish(),
    uploadDate: wireDate.nullish(),
  }),
  ({ file, videoId }) => Boolean(file || videoId),
)

export const wireVideoList = z.object({ videos: listOf(wireVideo) })

export const toVideo = ({ id: own, title, file, videoId, uploadDate }: z.infer<typeof wireVideo>): Video => ({
  id: own ?? videoId ?? file ?? '',
  title: title ?? { vi: '', en: '', zh: '' },
  file,
  videoId: videoId ?? undefined,
  uploadDate: uploadDate ?? undefined,
})

export const fromVideo = ({ id, title, file, videoId, uploadDate }: Video) => ({
  id,
  title,
  file: file ?? null,
  videoId: videoId ?? null,
  uploadDate: uploadDate?.toISOString() ?? null,
})
