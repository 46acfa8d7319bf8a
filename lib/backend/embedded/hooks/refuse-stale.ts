import type { CollectionBeforeOperationHook } from 'payload'
import { conflict } from '../database/conflict'

const time = (date: unknown) => (typeof date === 'string' && date ? Date.parse(date) : 0)

/**
 * Throws a conflict (409) if the comment was edited after staff opened its form: they would decide on a text they have
 * not seen.
 */
export const refuseStale: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !req.user || !('id' in args) || !('data' in args) || !('editedAt' in args.data)) return
  const { editedAt } = await req.payload.findByID({
    collection: 'interacted-articles',
    id: args.id as number,
    depth: 0,
    req,
  })
  if (time(editedAt) !== time(args.data.editedAt)) throw conflict(req, 'commentChanged')
}
