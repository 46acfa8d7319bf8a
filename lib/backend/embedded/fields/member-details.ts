import type { ArrayField, PayloadRequest, TextField } from 'payload'
import { memberDetailTypes, isPersonalLink, type PersonalSite } from '@/lib/domain/codes'
import { label, labelFor } from '../labels'

export const personalLink = (site: PersonalSite): TextField => ({
  name: site,
  type: 'text',
  label: label(site),
  validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
    !value || isPersonalLink(site, value) || labelFor(req, `${site}Invalid`),
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
})

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
      options: memberDetailTypes.map((value) => ({ value, label: label(value) })),
      required: true,
    },
    { name: 'period', type: 'text', label: label('period') },
    { name: 'title', type: 'text', label: label('title'), required: true },
    { name: 'organisation', type: 'text', label: label('organisation') },
    { name: 'description', type: 'textarea', label: label('description') },
  ],
}
