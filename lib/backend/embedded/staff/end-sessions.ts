import type { CollectionAfterLogoutHook, CollectionBeforeChangeHook } from 'payload'
import type { Staff } from '../payload-types'
import { sessionOf } from './second-factor/session-gate'
import { refuseSession, refuseSessions } from './second-factor/store'

/** Payload deletes the sessions that a new password ends. Here they are refused, should they be written back. */
export const refuseOtherSessions: CollectionBeforeChangeHook<Staff> = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !originalDoc || typeof data.password !== 'string' || data.password === '') return
  const isOwn = req.user?.collection === 'staff' && req.user.id === originalDoc.id
  await refuseSessions(req, originalDoc.id, isOwn && req.user ? sessionOf(req.user) : '')
}

export const refuseAfterSignOut: CollectionAfterLogoutHook<Staff> = async ({ req }) => {
  if (req.user?.collection !== 'staff') return
  if (req.searchParams.get('allSessions') === 'true') await refuseSessions(req, req.user.id)
  else if (sessionOf(req.user)) await refuseSession(req, sessionOf(req.user))
}
