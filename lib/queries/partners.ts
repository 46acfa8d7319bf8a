import 'server-only'
import { cacheTag } from 'next/cache'
import type { Partner } from '@/lib/backend/model'
import { tags } from '@/lib/backend/tags'
import { contentLife } from './life'
import { read } from './read'

export async function getPartners(limit: number): Promise<Partner[]> {
  'use cache'
  cacheTag(tags.partners)
  contentLife()
  return read(({ listPartners }) => listPartners(limit))
}
