import { type CollectionConfig, APIError, type PayloadHandler } from 'payload'
import { attachmentStorage } from '@/lib/operations/storage'
import { findOne } from '../database/find'
import { technical } from '../fields/technical'
import { accessTo, shown, untouched, assertRole } from '../access'
import { label } from '../labels'
import { permitted } from '../permissions'

/** Sends a visitor's file to staff who work with requests, as a download; the browser never displays it. */
const sendAttachment: PayloadHandler = async ({ payload, routeParams, user }) => {
  assertRole({ user }, permitted('attachments', 'read'))
  const file = await findOne(payload, 'attachments', { key: { equals: String(routeParams?.key) } })
  const data = file && (await attachmentStorage().get(file.key))
  if (!file || !data) throw new APIError('Not Found', 404)
  return new Response(Uint8Array.from(data), {
    headers: {
      'content-type': file.type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}

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
