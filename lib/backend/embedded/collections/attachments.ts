import type { CollectionConfig } from 'payload'
import { nobody, staffOnly } from '../access'
import { dataFolder } from '../data-folders'
import { label } from '../labels'

/** Files sent along with consultation requests: private, for staff alone. */
export const attachments: CollectionConfig<'attachments'> = {
  slug: 'attachments',
  labels: { singular: label('attachment'), plural: label('attachments') },
  access: { read: staffOnly, create: nobody, update: nobody, delete: staffOnly },
  upload: { staticDir: dataFolder('attachments') },
  fields: [],
}
