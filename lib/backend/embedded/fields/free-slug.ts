import type { CollectionSlug, PayloadRequest } from 'payload'
import { longestSlug } from '@/lib/domain/text'
import { exists, otherThan } from '../database/find'

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
  const isTaken = (text: string) =>
    exists(req.payload, collection, { and: [{ slug: { equals: text } }, ...otherThan(own)] }, { req })
  let free = slug
  for (let number = 2; await isTaken(free); number += 1) free = numbered(slug, number)
  return free
}
