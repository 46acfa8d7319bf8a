import type { Payload } from 'payload'
import type { Exported } from '@/lib/content/export/export-content'
import { embeddedBackend } from '..'
import { notHidden } from '../fields/hidden-from-site'

const kinds = { articles: 'ARTICLE', members: 'MEMBER' } as const

const isShown = { articles: { _status: { equals: 'published' } }, members: notHidden }

async function formerIdsOf(payload: Payload, collection: keyof typeof kinds): Promise<Map<string, string[]>> {
  const { docs } = await payload.find({
    collection: 'former-addresses',
    where: { kind: { equals: kinds[collection] } },
    sort: 'id',
    depth: 1,
    populate: { articles: { slug: true }, members: { slug: true } },
    pagination: false,
  })
  const where = isShown[collection]
  const { docs: shown } = await payload.find({ collection, where, select: { slug: true }, depth: 0, pagination: false })
  // An id that is in use again leads to its present owner.
  const used = new Set(shown.map(({ slug }) => slug))
  const ids = new Map<string, string[]>()
  for (const { slug, article, member } of docs) {
    const owner = collection === 'articles' ? article : member
    if (typeof owner !== 'object' || !owner?.slug || owner.slug === slug || used.has(slug)) continue
    ids.set(owner.slug, [...(ids.get(owner.slug) ?? []), slug])
  }
  return ids
}

export async function exportedFrom(payload: Payload): Promise<Exported> {
  const record = await payload.findGlobal({ slug: 'site-record', depth: 0 })
  return {
    backend: embeddedBackend,
    formerIds: {
      articles: await formerIdsOf(payload, 'articles'),
      members: await formerIdsOf(payload, 'members'),
    },
    hasSiteRecord: Boolean(record.contact?.email),
  }
}
