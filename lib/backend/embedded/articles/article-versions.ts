import { restoreVersionOperation, type CollectionBeforeChangeHook, type Endpoint, type PayloadRequest } from 'payload'
import { idOf } from '../database/id-of'
import { wordsFor } from '../labels'
import type { Article } from '../payload-types'
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

/**
 * Restores a version as a draft, beside what is published. Payload's own endpoint puts the version in its place, and a
 * draft would take the article off the site.
 */
export const restoreVersionEndpoint: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { articles: collection } = req.payload.collections
    const id = Number(req.routeParams?.id)
    const doc: Article = await restoreVersionOperation({ id, collection, depth: 0, draft: true, req })
    return Response.json({ ...doc, message: wordsFor(req, 'restoredAsDraft') })
  },
}

/**
 * What is restored is a draft to the other hooks too, also where its version was published. The translation group stays
 * as it is now, and so does the date if the version is older than the publication. Comes first.
 */
export const restoreAsDraft: CollectionBeforeChangeHook<Article> = ({ data, originalDoc, req }) => {
  if (!req.context.isRestoringVersion) return data
  const { translationOf, translationKey, createDate } = originalDoc ?? {}
  return { ...data, translationOf, translationKey, createDate: data.createDate ?? createDate, _status: 'draft' }
}
