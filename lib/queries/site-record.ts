import 'server-only'
import { cacheTag } from 'next/cache'
import type { SiteRecord } from '@/lib/backend/site-record'
import { tags } from '@/lib/backend/tags'
import { contentLife } from './life'
import { read } from './read'

/** Contact facts and home-page texts. */
export async function getSiteRecord(): Promise<SiteRecord> {
  'use cache'
  cacheTag(tags.siteRecord)
  contentLife()
  return read((from) => from.getSiteRecord())
}
