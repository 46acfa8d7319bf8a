import type { CollectionConfig } from 'payload'
import { technical } from '../fields/technical'
import { accessTo, shown, untouched } from '../access'
import { lockRow } from '../hooks/lock-row'
import { invalidateBlocked } from '../comments/invalidate-interactions'
import { label } from '../labels'
import { inMenuOf } from '../menu'

export const accounts: CollectionConfig<'accounts'> = {
  slug: 'accounts',
  labels: { singular: label('account'), plural: label('accounts') },
  admin: {
    ...inMenuOf('accounts'),
    useAsTitle: 'fullName',
    defaultColumns: ['fullName', 'email', 'provider', 'blocked', 'createdAt'],
  },
  access: accessTo('accounts'),
  defaultSort: '-createdAt',
  hooks: { beforeOperation: [lockRow], afterChange: [invalidateBlocked] },
  fields: [
    {
      name: 'blocked',
      type: 'checkbox',
      label: label('blocked'),
      defaultValue: false,
      index: true,
      admin: { description: label('blockedHelp') },
    },
    { name: 'fullName', type: 'text', label: label('fullName'), required: true, ...shown },
    { name: 'email', type: 'text', label: label('email'), ...shown },
    { name: 'provider', type: 'text', label: label('signInProvider'), required: true, ...shown },
    { name: 'uid', type: 'text', label: label('signInId'), required: true, unique: true, ...shown },
    { name: 'avatar', type: 'relationship', relationTo: 'avatars', access: untouched, admin: technical },
    {
      name: 'interactions',
      type: 'join',
      collection: 'interacted-articles',
      on: 'account',
      label: label('interactions'),
      admin: { allowCreate: false, defaultColumns: ['value', 'state', 'type', 'article', 'createdAt'] },
    },
  ],
}
