import type {
  CollectionConfig,
  CollectionAfterLogoutHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionAfterLoginHook,
  CollectionBeforeOperationHook,
} from 'payload'
import { settings } from '@/lib/operations/settings'
import { adminField, staffAccess } from '../access'
import { exists } from '../database/find'
import { logSignIn } from '../staff/log-activity'
import { checkPassword } from '../staff/check-password'
import { keepAdminRole, keepLastAdmin, oneAccountAtOnce } from '../staff/keep-an-admin'
import {
  admitSession,
  checkSecondFactor,
  logSecondFactor,
  removeWithAccount,
  showRecoveryCodes,
} from '../staff/require-second-factor'
import { label, options } from '../labels'
import { inMenuOf } from '../menu'
import { forgotPassword } from '../staff/forgot-password'
import { resetPassword } from '../staff/reset-password'
import { secondFactorEndpoints } from '../staff/second-factor/endpoints'
import { sessionSeconds } from '../staff/second-factor/standing'
import { staffRoles } from '../staff/roles'
import { studioPart } from '../fields/studio-part'
import type { Staff } from '../payload-types'
import { sessionOf } from '../staff/second-factor/session-gate'
import { refuseSession, refuseSessions } from '../staff/second-factor/store'
import { respondWith, tooMany } from '../staff/account-errors'
import { deviceCookie } from '../staff/known-device'
import { countSignIn, forgiveSignIn } from '../staff/sign-in-limits'
import { spendPasswordTime } from '../staff/verify-password'

/** Before the password is evaluated. An address without an account takes as long as one with an account. */
const limitSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return
  const { email, password } = (args as { data?: { email?: unknown; password?: unknown } }).data ?? {}
  if (typeof email !== 'string' || typeof password !== 'string') return
  const address = email.toLowerCase().trim()
  const seconds = await countSignIn(req, address)
  if (seconds > 0) throw tooMany(req, seconds, 'signInLimited')
  if (!(await exists(req.payload, 'staff', { email: { equals: address } }, { req }))) await spendPasswordTime(password)
}

/** After the right password: the sign-in does not count, and the device is known from now on. */
const rememberDevice: CollectionAfterLoginHook<Staff> = async ({ req, user }) => {
  await forgiveSignIn(req, user.email)
  respondWith(req, 'set-cookie', deviceCookie(user.email))
}

/** Payload deletes the sessions that a new password ends. Here they are refused, should they be written back. */
const refuseOtherSessions: CollectionBeforeChangeHook<Staff> = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !originalDoc || typeof data.password !== 'string' || data.password === '') return
  const isOwn = req.user?.collection === 'staff' && req.user.id === originalDoc.id
  await refuseSessions(req, originalDoc.id, isOwn && req.user ? sessionOf(req.user) : '')
}

/** A record that is locked by an account that does not exist could not be opened until the lock ends. */
const releaseRecords: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'payload-locked-documents', where: { 'user.value': { equals: id } }, req })
}

const refuseAfterSignOut: CollectionAfterLogoutHook<Staff> = async ({ req }) => {
  if (req.user?.collection !== 'staff') return
  if (req.searchParams.get('allSessions') === 'true') await refuseSessions(req, req.user.id)
  else if (sessionOf(req.user)) await refuseSession(req, sessionOf(req.user))
}

/** Staff accounts of the studio. Visitors' accounts are separate and never stored here (product decisions 1). */
export const staff: CollectionConfig<'staff'> = {
  slug: 'staff',
  labels: { singular: label('staffAccount'), plural: label('staffAccounts') },
  // Payload would lock an account for everybody after a stranger's wrong passwords; `limitSignIn` limits strangers.
  auth: {
    maxLoginAttempts: 0,
    tokenExpiration: sessionSeconds,
    useSessions: true,
    cookies: { sameSite: 'Lax', secure: settings().SITE_URL.startsWith('https:') },
  },
  admin: { ...inMenuOf('staff'), useAsTitle: 'email', defaultColumns: ['email', 'fullName', 'roles'] },
  access: staffAccess(),
  endpoints: [forgotPassword, resetPassword, ...secondFactorEndpoints],
  hooks: {
    beforeOperation: [limitSignIn, checkSecondFactor, oneAccountAtOnce],
    beforeValidate: [checkPassword],
    beforeChange: [keepAdminRole, refuseOtherSessions],
    beforeDelete: [keepLastAdmin, releaseRecords],
    afterDelete: [removeWithAccount],
    beforeLogin: [admitSession],
    afterLogin: [rememberDevice, logSignIn, logSecondFactor],
    afterLogout: [refuseAfterSignOut],
    afterOperation: [showRecoveryCodes],
  },
  fields: [
    { name: 'fullName', type: 'text', label: label('fullName') },
    {
      name: 'currentPassword',
      type: 'text',
      label: label('currentPassword'),
      virtual: true,
      admin: {
        description: label('currentPasswordHelp'),
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
        condition: ({ id }, _, { user }) => id !== undefined && id === user?.id,
        components: { Field: '@/app/(studio)/current-password#CurrentPassword' },
      },
    },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      label: label('roles'),
      options: options(staffRoles, {
        admin: 'roleAdmin',
        editor: 'roleEditor',
        author: 'roleAuthor',
        moderator: 'roleModerator',
        consultant: 'roleConsultant',
      }),
      defaultValue: ['author'],
      required: true,
      access: { update: adminField },
      admin: { description: label('rolesHelp') },
    },
    { ...studioPart('secondFactor', 'second-factor/account-field#SecondFactorField'), label: label('secondFactor') },
  ],
}
