import 'server-only'
import { cacheTag } from 'next/cache'
import { backend } from '@/lib/backend'
import type { SiteRecord } from '@/lib/backend/site-record'
import { contentLife } from './life'
import { tags } from '@/lib/backend/tags'

/** Contact facts and home-page texts. */
export async function getSiteRecord(): Promise<SiteRecord> {
  'use cache'
  cacheTag(tags.siteRecord)
  contentLife()
  return (await backend()).getSiteRecord()
}
