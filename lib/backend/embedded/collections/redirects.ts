import type { CollectionConfig, PayloadRequest, CollectionBeforeChangeHook } from 'payload'
import { tags } from '@/lib/backend/tags'
import { isReservedSource, longestRedirect, redirectSource, redirectTarget } from '@/lib/domain/redirects/address'
import { settings } from '@/lib/operations/settings'
import { checkRedirects } from '@/lib/domain/redirects/check'
import { maxRedirects } from '@/lib/domain/redirects/table'
import { accessTo, shown } from '../access'
import { invalidating } from '../hooks/invalidate'
import { label, labelFor } from '../labels'
import { inMenuOf } from '../menu'
import { exportRedirects, importRedirects } from '../redirects/endpoints'
import { studioPart } from '../fields/studio-part'
import { invalid } from '../database/conflict'
import type { Redirect } from '../payload-types'
import { storedRedirects } from '../redirects/stored-redirects'

/**
 * Refuses (400) a redirect that leads back to itself, and more redirects than the site has memory for. Two that are
 * saved in the same moment may form a circle; it is not followed (`RedirectTable`).
 */
const checkRedirect: CollectionBeforeChangeHook<Redirect> = async ({ data, operation, originalDoc, req }) => {
  const { active, from = '', to = '' }: Partial<Redirect> = { ...originalDoc, ...data }
  const isSame = originalDoc?.from === from && originalDoc.to === to && originalDoc.active === active
  if (isSame || (operation === 'update' && !active)) return data
  const others = (await storedRedirects(req)).filter(({ id }) => id !== originalDoc?.id)
  const { problems = [] } = checkRedirects([{ from, to }], others, settings().SITE_URL)
  const errors = problems.map(({ error }) => error)
  const refused = (path: string, message: string) => invalid(req, 'redirects', { path, message })
  if (errors.includes('full')) throw refused('from', labelFor(req, 'redirectsFull', { most: maxRedirects }))
  if (errors.includes('loop') && active) throw refused('to', labelFor(req, 'redirectLoop'))
  return data
}

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
