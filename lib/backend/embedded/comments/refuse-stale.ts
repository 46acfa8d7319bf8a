import type { CollectionBeforeOperationHook, CollectionBeforeChangeHook } from 'payload'
import { conflict } from '../database/conflict'

/**
 * Clears the open reports of a comment once staff have decided on it. Staff cannot set or unset REMOVED, which is the
 * writer's own decision: a removed comment has no content left to show, and any other comment still has all of it.
 */
export const followState: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!req.user || !data.state) return data
  if ((data.state === 'REMOVED') !== (originalDoc?.state === 'REMOVED')) return { ...data, state: originalDoc?.state }
  return data.state !== originalDoc?.state || data.state === 'SHOWN' ? { ...data, openReports: 0 } : data
}

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
