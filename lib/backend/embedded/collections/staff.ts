import type { CollectionConfig } from 'payload'
import { settings } from '@/lib/operations/settings'
import { adminField, staffAccess } from '../access'
import { logSignIn } from '../staff/log-activity'
import { checkPassword } from '../staff/check-password'
import { refuseAfterSignOut, refuseOtherSessions } from '../staff/end-sessions'
import { keepAdminRole, keepLastAdmin, oneAccountAtOnce } from '../staff/keep-an-admin'
import { limitSignIn, rememberDevice } from '../staff/limit-sign-in'
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
    beforeDelete: [keepLastAdmin],
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
