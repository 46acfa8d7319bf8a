import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { clientAddress } from '@/lib/http/client-address'
import { secondsToWait } from '@/lib/http/limits'
import type { StudioKey } from '../labels'
import type { Staff } from '../payload-types'
import { fieldError, tooMany } from './account-errors'
import { passwordError, type PasswordError } from './password-rule'
import { isPassword, type StoredPassword } from './verify-password'

const sentences = {
  short: 'passwordShort',
  long: 'passwordLong',
  common: 'passwordCommon',
  personal: 'passwordPersonal',
} as const satisfies Record<PasswordError, StudioKey>

/** Returns a new password. Throws a ValidationError if it is too short, too long or easy to guess. */
export async function strongPassword(
  req: PayloadRequest,
  password: unknown,
  owner: Pick<Partial<Staff>, 'email' | 'fullName'>,
): Promise<string> {
  if (typeof password !== 'string') throw fieldError(req, 'password', 'passwordShort')
  const error = await passwordError(password, { email: owner.email, fullName: owner.fullName ?? undefined })
  if (error) throw fieldError(req, 'password', sentences[error])
  return password
}

const isSameAddress = (one: unknown, other: string) => String(one).trim().toLowerCase() === other

/** A new password or address needs the current password: a stranger at an open studio could change them. */
export const checkPassword: CollectionBeforeValidateHook<Staff> = async ({ data, operation, originalDoc, req }) => {
  const { currentPassword, ...typed } = data ?? {}
  const isNew = (typed.password ?? '') !== ''
  if (isNew || operation === 'create') await strongPassword(req, typed.password, { ...originalDoc, ...typed })
  const isOwn = req.user?.collection === 'staff' && originalDoc !== undefined && req.user.id === originalDoc.id
  const isMoved = typed.email !== undefined && !isSameAddress(typed.email, originalDoc?.email ?? '')
  if (operation === 'update' && isOwn && (isNew || isMoved)) await assertOwner(req, originalDoc.id, currentPassword)
  return typed
}

/** Throws a ValidationError unless it is the password of the account. Limited like a sign-in. */
export async function assertOwner(req: PayloadRequest, id: number, password: unknown): Promise<void> {
  const seconds = await secondsToWait('ownPassword', { user: String(id), address: clientAddress(req) })
  if (seconds > 0) throw tooMany(req, seconds)
  const stored: StoredPassword | null = await req.payload.db.findOne<Staff>({
    collection: 'staff',
    where: { id: { equals: id } },
    req,
  })
  if (typeof password !== 'string' || !stored || !(await isPassword(password, stored)))
    throw fieldError(req, 'currentPassword', 'currentPasswordWrong')
}
