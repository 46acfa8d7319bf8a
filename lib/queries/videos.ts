import 'server-only'
import { cacheTag } from 'next/cache'
import type { Video } from '@/lib/backend/model'
import { tags } from '@/lib/backend/tags'
import { contentLife } from './life'
import { read } from './read'

/** The films, in the order staff gave them. */
export async function getVideos(): Promise<Video[]> {
  'use cache'
  cacheTag(tags.videos)
  contentLife()
  return read(({ listVideos }) => listVideos())
}
