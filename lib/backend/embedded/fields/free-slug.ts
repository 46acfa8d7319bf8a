import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { longestSlug } from '@/lib/domain/text'

/** `slug` with a number at its end, cut before it where it would be too long for an address. */
const numbered = (slug: string, number: number): string => {
  const end = `-${number}`
  return slug.slice(0, longestSlug - end.length).replace(/-+$/, '') + end
}

/** The first of `slug`, `slug-2`, `slug-3` … that no record outside the trash has, but for the one with the id `own`. */
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
