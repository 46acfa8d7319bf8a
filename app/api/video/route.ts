import { backend } from '@/lib/backend'
import { fromVideo } from '@/lib/backend/contract/video'
import { maxListed } from '@/lib/domain/paging'
import { answer, handler } from '@/lib/http/handler'

/**
 * `GET /video`: returns the videos, at most `maxListed`. The contract has no call for them. It is for other instances
 * that read from this one.
 */
export const GET = handler(async () => {
  const videos = await (await backend()).listVideos(maxListed)
  return answer({ videos: videos.map(fromVideo) })
})
