import type { CollectionConfig } from 'payload'
import { technical } from '../fields/technical'
import { accessTo, shown, untouched } from '../access'
import { label } from '../labels'
import { sendAttachment } from '../files/send-attachment'

export const attachments: CollectionConfig<'attachments'> = {
  slug: 'attachments',
  labels: { singular: label('attachment'), plural: label('attachments') },
  admin: { useAsTitle: 'name', hidden: true },
  access: accessTo('attachments'),
  endpoints: [{ path: '/file/:key', method: 'get', handler: sendAttachment }],
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, access: untouched, admin: technical },
    { name: 'name', type: 'text', required: true, label: label('name'), ...shown },
    { name: 'type', type: 'text', required: true, label: label('type'), ...shown },
    { name: 'bytes', type: 'number', label: label('bytes'), required: true, ...shown },
    // Identifies a file that is uploaded again.
    { name: 'digest', type: 'text', required: true, access: untouched, admin: technical },
  ],
}
