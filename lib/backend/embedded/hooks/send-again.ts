import type { CollectionBeforeChangeHook } from 'payload'
import type { Mail } from '../payload-types'

/** Staff may have a mail sent again that could not be sent; all else in the outbox is the site's own doing. */
export const sendAgain: CollectionBeforeChangeHook<Mail> = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !req.user || !originalDoc) return data
  if (originalDoc.state !== 'FAILED' || data.state !== 'WAITING') return { ...data, state: originalDoc.state }
  const now = new Date().toISOString()
  return { ...data, attempts: 0, nextAttemptAt: now, orderedAt: now }
}
