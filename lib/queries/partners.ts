import 'server-only'
import { cacheTag } from 'next/cache'
import { backend } from '@/lib/backend'
import type { Partner } from '@/lib/backend/model'
import { tags } from '@/lib/backend/tags'
import { contentLife } from './life'

/** The partners, in the order staff gave them. */
export async function getPartners(): Promise<Partner[]> {
  'use cache'
  cacheTag(tags.partners)
  contentLife()
  return (await backend()).listPartners()
}
