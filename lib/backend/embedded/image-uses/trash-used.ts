import { APIError, type Endpoint } from 'payload'
import { assertRole } from '../access'
import { permitted } from '../permissions'

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
