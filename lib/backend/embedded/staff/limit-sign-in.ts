import type { CollectionAfterLoginHook, CollectionBeforeOperationHook } from 'payload'
import type { Staff } from '../payload-types'
import { respondWith, tooMany } from './account-errors'
import { deviceCookie } from './known-device'
import { countSignIn, forgiveSignIn } from './sign-in-limits'
import { spendPasswordTime } from './verify-password'

/**
 * Limits sign-ins before their password is evaluated. An address without an account takes as long as one with an
 * account.
 */
export const limitSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return
  const { email, password } = (args as { data?: { email?: unknown; password?: unknown } }).data ?? {}
  if (typeof email !== 'string' || typeof password !== 'string') return
  const address = email.toLowerCase().trim()
  const seconds = await countSignIn(req, address)
  if (seconds > 0) throw tooMany(req, seconds, 'signInLimited')
  const where = { email: { equals: address } }
  if ((await req.payload.count({ collection: 'staff', where, req })).totalDocs === 0) await spendPasswordTime(password)
}

/** After the right password: the sign-in does not count, and the device is known from now on. */
export const rememberDevice: CollectionAfterLoginHook<Staff> = async ({ req, user }) => {
  await forgiveSignIn(req, user.email)
  respondWith(req, 'set-cookie', deviceCookie(user.email))
}
