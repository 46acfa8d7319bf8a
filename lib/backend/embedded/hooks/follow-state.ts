import type { CollectionBeforeChangeHook } from 'payload'

/**
 * Clears the open reports of a comment once staff have decided on it. Staff cannot set or unset REMOVED, which is the
 * writer's own decision: a removed comment has no content left to show, and any other comment still has all of it.
 */
export const followState: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!req.user || !data.state) return data
  if ((data.state === 'REMOVED') !== (originalDoc?.state === 'REMOVED')) return { ...data, state: originalDoc?.state }
  return data.state !== originalDoc?.state || data.state === 'SHOWN' ? { ...data, openReports: 0 } : data
}
