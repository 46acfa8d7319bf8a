import { z } from 'zod'
import type { Video } from '../model'
import { id, wireNames } from './values'

/** Video item (spec 3). The contract has no call for it; `GET /video` is this site's addition. */
const wireVideo = z.object({ id, title: wireNames, videoId: z.string() })

export const wireVideoList = z.object({ videos: z.array(wireVideo) })

export const toVideo = (wire: z.infer<typeof wireVideo>): Video => wire

export const fromVideo = (video: Video) => video
