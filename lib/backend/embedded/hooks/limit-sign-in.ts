import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { wordsFor, type StudioKey } from '../labels'
import type { Staff } from '../payload-types'
import { deviceCookie } from '../staff/known-device'
import { countSignIn, forgiveSignIn } from '../staff/sign-in-limits'
import { spendPasswordTime } from '../staff/verify-password'

/** Adds a header to the response to a call of the studio's API. */
function respondWith(req: PayloadRequest, name: string, value: string): void {
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append(name, value)
}

/** The error 429 for a person who has to wait. Its empty data make Payload show the message, as in `conflict`. */
export function tooMany(req: PayloadRequest, seconds: number, key: StudioKey = 'triedTooOften'): APIError {
  respondWith(req, 'retry-after', String(seconds))
  return new APIError(wordsFor(req, key, { minutes: Math.ceil(seconds / 60) }), 429, {}, true)
}

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
