import { z } from 'zod'
import type { Video } from '../model'
import { readable } from './readable'
import { id, listOf, wireDate, wireNames } from './values'

/** Wire format of a video (spec 3). The contract has no call for videos; `GET /video` is this site's addition. */
export const wireVideo = readable(
  'video',
  z.object({
    id: id.nullish(),
    title: wireNames.nullish(),
    videoId: z.string().min(1),
    uploadDate: wireDate.nullish(),
  }),
)

export const wireVideoList = z.object({ videos: listOf(wireVideo) })

export const toVideo = ({ id: own, title, videoId, uploadDate }: z.infer<typeof wireVideo>): Video => ({
  id: own ?? videoId,
  title: title ?? { vi: '', en: '', zh: '' },
  videoId,
  uploadDate: uploadDate ?? undefined,
})

export const fromVideo = ({ id, title, videoId, uploadDate }: Video) => ({
  id,
  title,
  videoId,
  uploadDate: uploadDate?.toISOString() ?? null,
})
