import type { CollectionConfig } from 'payload'
import { adminField, adminOnly, staffOnly } from '../access'
import { label, options } from '../labels'

export const staffRoles = ['admin', 'editor'] as const

/** Staff accounts of the studio. Visitors' accounts are separate and never stored here (product decisions 1). */
export const staff: CollectionConfig<'staff'> = {
  slug: 'staff',
  labels: { singular: label('staffAccount'), plural: label('staffAccounts') },
  auth: { maxLoginAttempts: 5, lockTime: 10 * 60 * 1000, tokenExpiration: 12 * 60 * 60, useSessions: true },
  admin: { useAsTitle: 'email', defaultColumns: ['email', 'fullName', 'role'] },
  access: {
    read: staffOnly,
    create: adminOnly,
    delete: adminOnly,
    update: ({ req, id }) => req.user?.collection === 'staff' && (req.user.role === 'admin' || req.user.id === id),
  },
  fields: [
    { name: 'fullName', type: 'text', label: label('fullName') },
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
