import type { CollectionConfig } from 'payload'
import { reportReasons } from '@/lib/domain/codes'
import { technical } from '../fields/technical'
import { accessTo } from '../access'
import { reasonLabels } from '../comments/reason-labels'
import { label, options } from '../labels'

export const commentReports: CollectionConfig<'comment-reports'> = {
  slug: 'comment-reports',
  labels: { singular: label('report'), plural: label('reports') },
  admin: { useAsTitle: 'reason', defaultColumns: ['reason', 'note', 'comment', 'createdAt'], hidden: true },
  access: accessTo('comment-reports'),
  fields: [
    {
      name: 'comment',
      type: 'relationship',
      relationTo: 'interacted-articles',
      label: label('COMMENT'),
      required: true,
      index: true,
    },
    {
      name: 'reason',
      type: 'select',
      label: label('reason'),
      options: options(reportReasons, reasonLabels),
      required: true,
    },
    { name: 'note', type: 'textarea', label: label('note') },
    {
      name: 'account',
      type: 'relationship',
      relationTo: 'accounts',
      label: label('account'),
      required: true,
      index: true,
    },
    // Unique: the database refuses a second report by the same user.
    { name: 'onceKey', type: 'text', unique: true, required: true, admin: technical },
  ],
}
