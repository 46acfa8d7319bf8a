import type { PayloadRequest, Where } from 'payload'

async function publishedVersion(req: PayloadRequest, id: number, more: Where[]): Promise<number | undefined> {
  const { docs } = await req.payload.findVersions({
    collection: 'articles',
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }, ...more] },
    select: { updatedAt: true },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  return docs[0] && Number(docs[0].id)
}

/**
 * Address of the comparison of an article as it was published at a time with how it is published now; undefined if a
 * version is no longer stored.
 */
export async function originalChanges(req: PayloadRequest, id: number, since: Date): Promise<string | undefined> {
  const [now, before] = await Promise.all([
    publishedVersion(req, id, []),
    publishedVersion(req, id, [{ updatedAt: { less_than_equal: since.toISOString() } }]),
  ])
  if (now === undefined || before === undefined || now === before) return undefined
  return `/admin/collections/articles/${id}/versions/${now}?versionFrom=${before}`
}
