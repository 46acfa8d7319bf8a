import 'server-only'
import { cacheTag } from 'next/cache'
import type { Video } from '@/lib/backend/model'
import { tags } from '@/lib/backend/tags'
import { contentLife } from './life'
import { read } from './read'

/** The videos, in the order set by staff. */
export async function getVideos(): Promise<Video[]> {
  'use cache'
  cacheTag(tags.videos)
  contentLife()
  return read(({ listVideos }) => listVideos())
}
