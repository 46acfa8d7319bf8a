import {
  APIError,
  type Endpoint,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { assertRole } from '../access'
import { permitted } from '../permissions'
import { isTrashing } from '../hooks/trash'
import { labelFor } from '../labels'
import { exists } from '../database/find'
import { forgetImage, usesOf } from './stored-uses'

const maxNamed = 3

/** Throws an APIError 409 that names where an image is used. What is in the trash does not count. */
async function assertUnused(req: PayloadRequest, id: number): Promise<void> {
  const { uses, live } = await usesOf(req, id, maxNamed)
  if (live === 0) return
  const places = uses.filter(({ isInTrash }) => !isInTrash).map(({ title }) => `“${title}”`)
  throw new APIError(labelFor(req, 'imageInUse', { count: live, places: places.join(', ') }), 409, {}, true)
}

/** The site's own deletions are planned, and `trash-used` is called by those who have seen the list. */
const isUnaware = ({ user, context }: PayloadRequest): boolean => Boolean(user) && !context.knowsUses

export const refuseTrashingUsed: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (isTrashing(data, originalDoc) && isUnaware(req)) await assertUnused(req, Number(originalDoc.id))
  return data
}

export const refuseDeletingUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!isUnaware(req)) return
  if (await exists(req.payload, 'media', { id: { equals: id } }, { req })) await assertUnused(req, Number(id))
}

export const forgetDeleted: CollectionAfterDeleteHook = ({ id, req }) => forgetImage(req, Number(id))

export const trashUsed: Endpoint = {
  path: '/:id/trash-used',
  method: 'post',
  handler: async (req) => {
    assertRole(req, permitted('media', 'delete'))
    const id = Number(req.routeParams?.id)
    const { docs, errors } = await req.payload.update({
      collection: 'media',
      where: { id: { equals: id } },
      data: { deletedAt: new Date().toISOString() },
      depth: 0,
      overrideAccess: false,
      context: { knowsUses: true },
      req,
    })
    const [error] = errors
    if (error) throw new APIError(error.message, 400, {}, true)
    if (docs.length === 0) throw new APIError('Not Found', 404)
    return Response.json({ id })
  },
}
