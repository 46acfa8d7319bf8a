import type { PayloadRequest, TextField } from 'payload'
import { isPersonalLink, type PersonalSite } from '@/lib/domain/personal-links'
import { label, labelFor } from '../labels'

export const personalLink = (site: PersonalSite): TextField => ({
  name: site,
  type: 'text',
  label: label(site),
  validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
    !value || isPersonalLink(site, value) || labelFor(req, `${site}Invalid`),
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
})
