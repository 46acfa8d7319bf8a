import { restoreVersionOperation, type CollectionBeforeChangeHook, type Endpoint } from 'payload'
import { labelFor } from '../labels'
import type { Article } from '../payload-types'

/** Restores a version as a draft. Payload's own endpoint would take the published article off the site. */
export const restoreVersionEndpoint: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { articles: collection } = req.payload.collections
    const id = Number(req.routeParams?.id)
    const doc: Article = await restoreVersionOperation({ id, collection, depth: 0, draft: true, req })
    return Response.json({ ...doc, message: labelFor(req, 'restoredAsDraft') })
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
