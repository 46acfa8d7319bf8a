import 'server-only'
import { cacheTag } from 'next/cache'
import type { Video } from '@/lib/backend/model'
import { tags } from '@/lib/backend/tags'
import type { Language } from '@/lib/domain/languages'
import { contentLife } from './life'
import { read } from './read'

/** The video of the home page. In China nothing is loaded from YouTube: there a file of this site comes first. */
export async function getFirstVideo(language: Language): Promise<Video | undefined> {
  'use cache'
  cacheTag(tags.videos)
  contentLife()
  const videos = await read(({ listVideos }) => listVideos(language === 'zh' ? undefined : 1))
  return (language === 'zh' && videos.find(({ file }) => file !== undefined)) || videos[0]
}
