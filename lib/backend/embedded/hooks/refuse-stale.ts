import type { CollectionBeforeOperationHook } from 'payload'
import { conflict } from '../database/conflict'

const time = (date: unknown) => (typeof date === 'string' && date ? Date.parse(date) : 0)

/** Staff decide on what they see: a comment that was changed after its form was opened is to be looked at again (409). */
export const refuseStale: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !req.user || !('id' in args) || !('data' in args) || !('editedAt' in args.data)) return
  const { editedAt } = await req.payload.findByID({ collection: 'interacted-articles', id: args.id as number, depth: 0, req })
  if (time(editedAt) !== time(args.data.editedAt)) throw conflict(req, 'commentChanged')
}
