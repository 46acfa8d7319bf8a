import 'server-only'
import { cacheTag } from 'next/cache'
import type { AddressPage, ListedArticle, ListedMember } from '@/lib/backend/model'
import { tags } from '@/lib/backend/tags'
import { contentLife } from './life'
import { read } from './read'

/** A page of the published articles, newest first, with their translations. */
export async function getAddresses(page: number, limit: number): Promise<AddressPage<ListedArticle>> {
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

/** A page of the profiles of members, with those of the same persons in other languages. */
export async function getMemberAddresses(page: number, limit: number): Promise<AddressPage<ListedMember>> {
  'use cache'
  cacheTag(tags.members)
  contentLife()
  return read(({ listMemberAddresses }) => listMemberAddresses({ page, limit }))
}

/** When anything on each of these pages of profiles was last changed. */
export async function getMemberAddressPages(limit: number): Promise<(Date | undefined)[]> {
  'use cache'
  cacheTag(tags.members)
  contentLife()
  return read(({ memberAddressPages }) => memberAddressPages(limit))
}
