import 'server-only'
import { cacheTag } from 'next/cache'
import type { Video } from '@/lib/backend/model'
import { tags } from '@/lib/backend/tags'
import { contentLife } from './life'
import { read } from './read'

export async function getFirstVideo(): Promise<Video | undefined> {
  'use cache'
  cacheTag(tags.videos)
  contentLife()
  const [first] = await read(({ listVideos }) => listVideos(1))
  return first
}
