import { APIError, type PayloadHandler } from 'payload'
import { attachmentStorage } from '@/lib/operations/storage'
import { assertRole } from '../access'
import { permitted } from '../permissions'

/** Sends a visitor's file to staff who work with requests, as a download; the browser never displays it. */
export const sendAttachment: PayloadHandler = async ({ payload, routeParams, user }) => {
  assertRole({ user }, permitted('attachments', 'read'))
  const { docs } = await payload.find({
    collection: 'attachments',
    where: { key: { equals: String(routeParams?.key) } },
    limit: 1,
    depth: 0,
    pagination: false,
  })
  const data = docs[0] && (await attachmentStorage().get(docs[0].key))
  if (!docs[0] || !data) throw new APIError('Not Found', 404)
  return new Response(Uint8Array.from(data), {
    headers: {
      'content-type': docs[0].type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(docs[0].name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}
