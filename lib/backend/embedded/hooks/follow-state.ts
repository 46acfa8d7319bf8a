import type { CollectionBeforeChangeHook } from 'payload'

/**
 * A comment that staff have decided on waits for nobody any more: its reports are answered. Whether it is taken away is its writer's own
 * decision: of one that is, nothing stays that could be shown, and of one that is not, everything.
 */
export const followState: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!req.user || !data.state) return data
  if ((data.state === 'REMOVED') !== (originalDoc?.state === 'REMOVED')) return { ...data, state: originalDoc?.state }
  return data.state !== originalDoc?.state || data.state === 'SHOWN' ? { ...data, openReports: 0 } : data
}
