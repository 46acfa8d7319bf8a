import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { longestSlug } from '@/lib/domain/text'

const numbered = (slug: string, number: number): string => {
  const end = `-${number}`
  return slug.slice(0, longestSlug - end.length).replace(/-+$/, '') + end
}

export async function freeSlug(
  collection: CollectionSlug,
  slug: string,
  req: PayloadRequest,
  own?: number | string,
): Promise<string> {
  const others: Where[] = own === undefined ? [] : [{ id: { not_equals: own } }]
  const isTaken = async (text: string) => {
    const where: Where = { and: [{ slug: { equals: text } }, ...others] }
    return (await req.payload.count({ collection, where, req })).totalDocs > 0
  }
  let free = slug
  for (let number = 2; await isTaken(free); number += 1) free = numbered(slug, number)
  return free
}
