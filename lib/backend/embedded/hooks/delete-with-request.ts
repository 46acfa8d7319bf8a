import type { CollectionBeforeDeleteHook } from 'payload'

/**
 * Deletes a request's mails together with the request. Its file is then unreferenced and is deleted by a background
 * job.
 */
export const deleteWithRequest: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'mails', where: { request: { equals: id } }, req })
}
