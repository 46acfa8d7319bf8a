import 'server-only'
import type { Partner } from '@/lib/backend/model'
import { tags } from '@/lib/backend/tags'
import { cacheContent } from './cache-content'
import { read } from './read'

export async function getPartners(limit: number): Promise<Partner[]> {
  'use cache'
  cacheContent(tags.partners)
  return read(({ listPartners }) => listPartners(limit))
}
