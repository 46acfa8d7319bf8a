import type { CollectionBeforeDeleteHook } from 'payload'

/** A request goes with its mails; its file, which no request names then, goes with the next round of jobs. */
export const deleteWithRequest: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'mails', where: { request: { equals: id } }, req })
}
