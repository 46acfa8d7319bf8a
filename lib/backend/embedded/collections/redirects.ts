import type { CollectionConfig, PayloadRequest } from 'payload'
import { tags } from '@/lib/backend/tags'
import { isReservedSource, longestRedirect, redirectSource, redirectTarget } from '@/lib/domain/redirects/address'
import { settings } from '@/lib/operations/settings'
import { accessTo, shown } from '../access'
import { invalidating } from '../hooks/invalidate'
import { label, labelFor } from '../labels'
import { inMenuOf } from '../menu'
import { checkRedirect } from '../redirects/check-redirect'
import { exportRedirects, importRedirects } from '../redirects/endpoints'
import { studioPart } from '../fields/studio-part'

const counted = { ...shown, access: { create: () => false, update: () => false } }

const longestNote = 500

type Typed = string | null | undefined
interface Given {
  req: PayloadRequest
}

/** Where old addresses lead (docs/adr/0005). Those that are active are in the memory of each instance. */
export const redirects: CollectionConfig<'redirects'> = {
  slug: 'redirects',
  labels: { singular: label('redirect'), plural: label('redirects') },
  admin: {
    ...inMenuOf('redirects'),
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'active', 'hits', 'lastUsed', 'note'],
    listSearchableFields: ['from', 'to', 'note'],
    description: label('redirectsHelp'),
    components: { beforeListTable: ['@/app/(studio)/redirects/redirects-panel#RedirectsPanel'] },
  },
  access: accessTo('redirects'),
  defaultSort: 'from',
  disableDuplicate: true,
  endpoints: [
    { path: '/export.csv', method: 'get', handler: exportRedirects },
    { path: '/import', method: 'post', handler: importRedirects },
  ],
  hooks: { beforeChange: [checkRedirect], ...invalidating(tags.redirects) },
  fields: [
    {
      name: 'from',
      type: 'text',
      label: label('redirectFrom'),
      required: true,
      unique: true,
      index: true,
      admin: { description: label('redirectFromHelp') },
      // The page of addresses that were not found links to a form that is filled in.
      defaultValue: ({ req }: Given) => (typeof req.query?.from === 'string' ? req.query.from : undefined),
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? (redirectSource(value) ?? value) : value)],
      },
      validate: (value: Typed, { req }: Given) => {
        const source = redirectSource(value ?? '')
        if (source === undefined) return labelFor(req, 'redirectFromInvalid', { most: longestRedirect.from })
        return !isReservedSource(source) || labelFor(req, 'redirectFromReserved')
      },
    },
    studioPart('existing', 'redirects/existing-page#ExistingPage'),
    {
      name: 'to',
      type: 'text',
      label: label('redirectTo'),
      required: true,
      admin: { description: label('redirectToHelp') },
      hooks: {
        beforeValidate: [
          ({ value }) => (typeof value === 'string' ? (redirectTarget(value, settings().SITE_URL) ?? value) : value),
        ],
      },
      validate: (value: Typed, { req }: Given) =>
        redirectTarget(value ?? '', settings().SITE_URL) !== undefined ||
        labelFor(req, 'redirectToInvalid', { most: longestRedirect.to }),
    },
    { name: 'active', type: 'checkbox', label: label('redirectActive'), defaultValue: true },
    { name: 'note', type: 'textarea', label: label('note'), maxLength: longestNote },
    {
      type: 'row',
      fields: [
        { name: 'hits', type: 'number', label: label('redirectHits'), defaultValue: 0, ...counted },
        {
          name: 'lastUsed',
          type: 'text',
          label: label('redirectLastUsed'),
          access: counted.access,
          admin: {
            readOnly: true,
            components: { Cell: '@/app/(studio)/day#DayCell', Field: '@/app/(studio)/day#DayField' },
          },
        },
      ],
    },
  ],
}
