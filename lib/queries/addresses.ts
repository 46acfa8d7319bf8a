import 'server-only'
import type { AddressPage, ListedArticle, ListedMember } from '@/lib/backend/model'
import { tags } from '@/lib/backend/tags'
import { cacheContent } from './cache-content'
import { read } from './read'

export async function getAddresses(page: number, limit: number): Promise<AddressPage<ListedArticle>> {
  'use cache'
  cacheContent(tags.articles)
  return read(({ listAddresses }) => listAddresses({ page, limit }))
}

export async function getAddressPages(limit: number): Promise<(Date | undefined)[]> {
  'use cache'
  cacheContent(tags.articles)
  return read(({ addressPages }) => addressPages(limit))
}

export async function getMemberAddresses(page: number, limit: number): Promise<AddressPage<ListedMember>> {
  'use cache'
  cacheContent(tags.members)
  return read(({ listMemberAddresses }) => listMemberAddresses({ page, limit }))
}

export async function getMemberAddressPages(limit: number): Promise<(Date | undefined)[]> {
  'use cache'
  cacheContent(tags.members)
  return read(({ memberAddressPages }) => memberAddressPages(limit))
}
