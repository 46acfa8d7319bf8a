import { z } from 'zod'
import type { Video } from '../model'
import { id, wireNames } from './values'

/** Video item (spec 3). The contract has no call for it; `GET /video` is this site's addition. */
const wireVideo = z.object({ id, title: wireNames, videoId: z.string() })

export const wireVideoList = z.object({ videos: z.array(wireVideo) })

export const toVideo = ({ id, title, videoId }: z.infer<typeof wireVideo>): Video => ({ id, title, videoId })

export const fromVideo = ({ id, title, videoId }: Video) => ({ id, title, videoId })
