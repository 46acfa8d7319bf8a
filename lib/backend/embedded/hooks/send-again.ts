import type { CollectionBeforeChangeHook } from 'payload'
import type { Mail } from '../payload-types'

export const sendAgain: CollectionBeforeChangeHook<Mail> = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !req.user || !originalDoc) return data
  if (originalDoc.state !== 'FAILED' || data.state !== 'WAITING') return { ...data, state: originalDoc.state }
  const now = new Date().toISOString()
  return { ...data, attempts: 0, nextAttemptAt: now, orderedAt: now }
}
