import type { Payload } from 'payload'
import type { Exported } from '@/lib/content/export/export-content'
import { embeddedBackend } from '..'
import { notHidden } from '../fields/hidden-from-site'

async function formerIdsOf(payload: Payload): Promise<Exported['formerIds']> {
  const { docs } = await payload.find({
    collection: 'former-addresses',
    sort: 'id',
    depth: 1,
    populate: { articles: { slug: true }, members: { slug: true } },
    pagination: false,
  })
  const result: Exported['formerIds'] = { articles: new Map(), members: new Map() }
  for (const { kind, slug, article, member } of docs) {
    const owner = kind === 'ARTICLE' ? article : kind === 'MEMBER' ? member : undefined
    if (typeof owner !== 'object' || !owner?.slug || owner.slug === slug) continue
    const ids = kind === 'ARTICLE' ? result.articles : result.members
    ids.set(owner.slug, [...(ids.get(owner.slug) ?? []), slug])
  }
  // An id that is in use again leads to its present owner.
  const inUse = async (collection: 'articles' | 'members') => {
    const where = collection === 'articles' ? { _status: { equals: 'published' } } : notHidden
    const { docs: rows } = await payload.find({
      collection,
      where,
      select: { slug: true },
      depth: 0,
      pagination: false,
    })
    return new Set(rows.map(({ slug }) => slug))
  }
  for (const collection of ['articles', 'members'] as const) {
    const used = await inUse(collection)
    for (const [slug, ids] of result[collection])
      result[collection].set(
        slug,
        ids.filter((id) => !used.has(id)),
      )
  }
  return result
}

export async function exportedFrom(payload: Payload): Promise<Exported> {
  const record = await payload.findGlobal({ slug: 'site-record', depth: 0 })
  return {
    backend: embeddedBackend,
    formerIds: await formerIdsOf(payload),
    hasSiteRecord: Boolean(record.contact?.email),
  }
}
