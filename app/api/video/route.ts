import { backend } from '@/lib/backend'
import { fromVideo } from '@/lib/backend/contract/video'
import { answer, handler } from '@/lib/http/handler'

/** `GET /video`: the home page's films. The contract has no call for them; another instance of this site reads this one. */
export const GET = handler(async () => {
  const videos = await (await backend()).listVideos()
  return answer({ videos: videos.map(fromVideo) })
})
