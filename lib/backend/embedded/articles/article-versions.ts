import type { PayloadRequest } from 'payload'
import { idOf } from '../database/id-of'
import { namesOfStaff } from '../staff/staff-name'

/** A stored version of an article. */
export interface ArticleVersion {
  id: number
  savedAt: Date
  /** Name of whoever saved it; undefined if the site did, or the account does not exist any more. */
  savedBy: string | undefined
  state: 'public' | 'former' | 'draft'
  title: string
}

/** The versions of an article that its reader may see, the latest first. */
export async function articleVersions(req: PayloadRequest, id: number): Promise<ArticleVersion[]> {
  const { payload, user } = req
  const { docs } = await payload.findVersions({
    collection: 'articles',
    where: { parent: { equals: id } },
    select: { updatedAt: true, version: { title: true, _status: true, savedBy: true } },
    sort: '-updatedAt',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
    req,
  })
  const where = { id: { equals: id }, _status: { equals: 'published' } } as const
  const isPublic = (await payload.count({ collection: 'articles', where, req })).totalDocs > 0
  const names = await namesOfStaff(
    payload,
    docs.flatMap(({ version }) => idOf(version.savedBy) ?? []),
  )
  const shown = isPublic ? docs.find(({ version }) => version._status === 'published') : undefined
  return docs.map((doc) => ({
    id: Number(doc.id),
    savedAt: new Date(doc.updatedAt),
    savedBy: names.get(idOf(doc.version.savedBy) ?? 0),
    state: doc.version._status !== 'published' ? 'draft' : doc === shown ? 'public' : 'former',
    title: doc.version.title ?? '',
  }))
}
