import 'server-only'
import { cacheTag } from 'next/cache'
import type { AddressPage } from '@/lib/backend/model'
import { tags } from '@/lib/backend/tags'
import { contentLife } from './life'
import { read } from './read'

/** A page of the published articles, newest first, with their translations. */
export async function getAddresses(page: number, limit: number): Promise<AddressPage> {
  'use cache'
  cacheTag(tags.articles)
  contentLife()
  return read(({ listAddresses }) => listAddresses({ page, limit }))
}

/** When anything on each of these pages was last changed. */
export async function getAddressPages(limit: number): Promise<(Date | undefined)[]> {
  'use cache'
  cacheTag(tags.articles)
  contentLife()
  return read(({ addressPages }) => addressPages(limit))
}
