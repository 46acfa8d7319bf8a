import type { CollectionConfig, PayloadRequest } from 'payload'
import { ecosystemTypes } from '@/lib/domain/codes'
import { webAddress } from '@/lib/domain/web-address'
import { tags } from '@/lib/backend/tags'
import { accessTo } from '../access'
import { hiddenFromSite } from '../fields/hidden-from-site'
import { perLanguage } from '../fields/per-language'
import { recordTitle } from '../fields/record-title'
import { slugField } from '../fields/slug'
import { sourceHash } from '../fields/technical'
import { invalidating } from '../hooks/invalidate'
import { restoreSlug } from '../articles/save/trash'
import { trashHooks } from '../hooks/trash'
import { label, labelFor } from '../labels'
import { inMenuOf } from '../menu'

/** Ecosystem: a partner of the institute (spec 3). */
export const ecosystems: CollectionConfig<'ecosystems'> = {
  slug: 'ecosystems',
  labels: { singular: label('partner'), plural: label('partners') },
  admin: {
    ...inMenuOf('ecosystems'),
    useAsTitle: 'slug',
    defaultColumns: ['fullName.vi', 'typeEcosystem', 'linkWebsite', 'isHidden'],
    description: label('orderHelp'),
    listSearchableFields: ['slug', 'fullName.vi', 'fullName.en', 'fullName.zh'],
    components: recordTitle('fullName.vi'),
  },
  access: accessTo('ecosystems'),
  orderable: true,
  defaultSort: '_order',
  trash: true,
  hooks: {
    beforeOperation: trashHooks.beforeOperation,
    beforeChange: [...trashHooks.beforeChange, restoreSlug],
    ...invalidating(tags.partners),
  },
  fields: [
    perLanguage('fullName', 'partnerName'),
    {
      name: 'typeEcosystem',
      type: 'select',
      label: label('type'),
      options: ecosystemTypes.map((value) => ({ value, label: label(value) })),
      required: true,
    },
    {
      name: 'linkWebsite',
      type: 'text',
      label: label('website'),
      validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
        !value?.trim() || webAddress(value) !== undefined || labelFor(req, 'legalTextAddressInvalid'),
    },
    { name: 'logo', type: 'upload', relationTo: 'media', label: label('logo') },
    hiddenFromSite,
    slugField(({ fullName }) =>
      typeof fullName === 'object' && fullName && 'vi' in fullName ? fullName.vi : undefined,
    ),
    sourceHash,
  ],
}
