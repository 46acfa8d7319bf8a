import type { Field } from 'payload'
import { publishersOnly, untouched, writersRead } from '../access'
import { label } from '../labels'
import { localTime } from './local-time'
import { studioPart } from './studio-part'

const notDuplicated = (value: unknown) => ({ hooks: { beforeDuplicate: [() => value] } })

export const review: Field[] = [
  {
    name: 'reviewAsked',
    type: 'checkbox',
    label: label('reviewAsked'),
    defaultValue: false,
    access: { read: writersRead },
    ...notDuplicated(false),
    admin: { position: 'sidebar', description: label('reviewAskedHelp') },
  },
  {
    name: 'reviewReturned',
    type: 'checkbox',
    label: label('reviewReturned'),
    defaultValue: false,
    access: { ...publishersOnly, read: writersRead },
    ...notDuplicated(false),
    admin: { position: 'sidebar', hidden: true },
  },
  {
    name: 'reviewAskedBy',
    type: 'relationship',
    relationTo: 'staff',
    label: label('reviewAskedBy'),
    access: { create: () => false, ...untouched, read: writersRead },
    ...notDuplicated(null),
    admin: { position: 'sidebar', hidden: true },
  },
  {
    name: 'reviewNotes',
    type: 'array',
    label: label('reviewNotes'),
    labels: { singular: label('reviewNote'), plural: label('reviewNotes') },
    access: { ...publishersOnly, read: writersRead },
    ...notDuplicated([]),
    admin: {
      position: 'sidebar',
      description: label('reviewNotesHelp'),
      disableBulkEdit: true,
      components: { RowLabel: '@/app/(studio)/row-label#RowLabel' },
    },
    fields: [
      { name: 'text', type: 'textarea', label: label('reviewNote'), required: true },
      {
        name: 'by',
        type: 'relationship',
        relationTo: 'staff',
        label: label('by'),
        access: { create: () => false, ...untouched },
        admin: { hidden: true },
      },
      {
        name: 'at',
        type: 'date',
        label: label('at'),
        access: { create: () => false, ...untouched },
        admin: { ...localTime, readOnly: true },
      },
    ],
  },
  studioPart('reviewActions', 'planning/review-actions#ReviewActions', 'sidebar'),
]
