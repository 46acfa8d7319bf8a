import 'server-only'
import { cacheTag } from 'next/cache'
import type { AddressPage, ListedArticle, ListedMember } from '@/lib/backend/model'
import { tags } from '@/lib/backend/tags'
import { contentLife } from './life'
import { read } from './read'

export async function getAddresses(page: number, limit: number): Promise<AddressPage<ListedArticle>> {
  'use cache'
  cacheTag(tags.articles)
  contentLife()
  return read(({ listAddresses }) => listAddresses({ page, limit }))
}

export async function getAddressPages(limit: number): Promise<(Date | undefined)[]> {
  'use cache'
  cacheTag(tags.articles)
  contentLife()
  return read(({ addressPages }) => addressPages(limit))
}

export async function getMemberAddresses(page: number, limit: number): Promise<AddressPage<ListedMember>> {
  'use cache'
  cacheTag(tags.members)
  contentLife()
  return read(({ listMemberAddresses }) => listMemberAddresses({ page, limit }))
}

export async function getMemberAddressPages(limit: number): Promise<(Date | undefined)[]> {
  'use cache'
  cacheTag(tags.members)
  contentLife()
  return read(({ memberAddressPages }) => memberAddressPages(limit))
}
