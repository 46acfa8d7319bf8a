import { z } from 'zod'
import type { Video } from '../model'
import { id, listOf, wireDate, wireNames } from './values'

/** Wire format of a video (spec 3). The contract has no call for videos; `GET /video` is this site's addition. */
const wireVideo = z.object({
  id,
  title: wireNames,
  videoId: z.string(),
  uploadDate: wireDate.nullish().catch(undefined),
})

export const wireVideoList = z.object({ videos: listOf(wireVideo) })

export const toVideo = ({ uploadDate, ...video }: z.infer<typeof wireVideo>): Video => ({
  ...video,
  uploadDate: uploadDate ?? undefined,
})

export const fromVideo = ({ id, title, videoId, uploadDate }: Video) => ({
  id,
  title,
  videoId,
  uploadDate: uploadDate?.toISOString() ?? null,
})
