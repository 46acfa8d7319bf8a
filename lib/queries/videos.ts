import 'server-only'
import type { Video } from '@/lib/backend/model'
import { tags } from '@/lib/backend/tags'
import type { Language } from '@/lib/domain/languages'
import { cacheContent } from './cache-content'
import { read } from './read'

/** The video of the home page. In China nothing is loaded from YouTube: there a file of this site comes first. */
export async function getFirstVideo(language: Language): Promise<Video | undefined> {
  'use cache'
  cacheContent(tags.videos)
  const videos = await read(({ listVideos }) => listVideos(language === 'zh' ? undefined : 1))
  return (language === 'zh' && videos.find(({ file }) => file !== undefined)) || videos[0]
}
