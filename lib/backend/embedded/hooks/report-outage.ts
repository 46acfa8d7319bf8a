import type { AfterErrorHook } from 'payload'
import { CannotStore } from '@/lib/backend/port'
import { outageOf } from '../database/database-outage'
import { wordsFor } from '../labels'

export const reportOutage: AfterErrorHook = ({ error, req }) => {
  const outage = outageOf(error)
  if (!outage) return undefined
  const message = wordsFor(req, outage instanceof CannotStore ? 'cannotStore' : 'databaseAway')
  return { status: 503, response: { errors: [{ message }] } }
}
