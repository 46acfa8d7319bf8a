import 'server-only'
import { cacheTag } from 'next/cache'
import { backend } from '@/lib/backend'
import type { Video } from '@/lib/backend/model'
import { tags } from '@/lib/backend/tags'
import { contentLife } from './life'

/** The films, in the order staff gave them. */
export async function getVideos(): Promise<Video[]> {
  'use cache'
  cacheTag(tags.videos)
  contentLife()
  return (await backend()).listVideos()
}
