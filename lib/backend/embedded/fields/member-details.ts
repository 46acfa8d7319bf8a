import type { ArrayField } from 'payload'
import { memberDetailTypes } from '@/lib/domain/codes'
import { label, options } from '../labels'

/** Education and experience of a member, in one language (spec 3). */
export const memberDetails: ArrayField = {
  name: 'memberDetails',
  type: 'array',
  label: label('memberDetails'),
  labels: { singular: label('memberDetail'), plural: label('memberDetails') },
  fields: [
    {
      name: 'typeDetail',
      type: 'select',
      label: label('type'),
      options: options(memberDetailTypes, {
        EDUCATION: 'EDUCATION',
        WORK_EXPERIENCE: 'WORK_EXPERIENCE',
        CONSULT_EXPERIENCE: 'CONSULT_EXPERIENCE',
      }),
      required: true,
    },
    { name: 'period', type: 'text', label: label('period') },
    { name: 'title', type: 'text', label: label('title'), required: true },
    { name: 'organisation', type: 'text', label: label('organisation') },
    { name: 'description', type: 'textarea', label: label('description') },
  ],
}
