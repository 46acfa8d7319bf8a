import type { CollectionConfig } from 'payload'
import { settings } from '@/lib/settings'
import { adminField, adminOnly, nobody, staffOnly } from '../access'
import { checkPassword, checkResetPassword } from '../hooks/check-password'
import { limitSignIn, rememberDevice } from '../hooks/limit-sign-in'
import { label, options } from '../labels'
import { staffRoles } from '../staff/roles'

/** Staff accounts of the studio. Visitors' accounts are separate and never stored here (product decisions 1). */
export const staff: CollectionConfig<'staff'> = {
  slug: 'staff',
  labels: { singular: label('staffAccount'), plural: label('staffAccounts') },
  // Payload would lock an account for everybody after a stranger's wrong passwords; `limitSignIn` limits strangers.
  auth: {
    maxLoginAttempts: 0,
    tokenExpiration: 12 * 60 * 60,
    useSessions: true,
    cookies: { sameSite: 'Lax', secure: settings().SITE_URL.startsWith('https:') },
  },
  admin: { useAsTitle: 'email', defaultColumns: ['email', 'fullName', 'role'] },
  access: {
    read: staffOnly,
    create: adminOnly,
    delete: adminOnly,
    unlock: nobody,
    update: ({ req, id }) => req.user?.collection === 'staff' && (req.user.role === 'admin' || req.user.id === id),
  },
  hooks: {
    beforeOperation: [limitSignIn, checkResetPassword],
    beforeValidate: [checkPassword],
    afterLogin: [rememberDevice],
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
      name: 'role',
      type: 'select',
      label: label('role'),
      options: options(staffRoles, { admin: 'roleAdmin', editor: 'roleEditor' }),
      defaultValue: 'editor',
      required: true,
      saveToJWT: true,
      access: { update: adminField },
    },
  ],
}
