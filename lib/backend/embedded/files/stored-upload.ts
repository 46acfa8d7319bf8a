import type { CollectionConfig, Payload, UploadConfig } from 'payload'
import { mediaPath } from '@/lib/content/media-address'
import { imageType } from '@/lib/content/image-types'
import { publicStorageOf } from '@/lib/operations/storage'
import { isFileInTrash } from './trashed-files'

/** Always selected, whatever fields a query asks for: without them a row's file would not be found. */
export const fileSelect = { filename: true, mimeType: true } satisfies CollectionConfig['forceSelect']

/** Redirects to the site's address of a file. One in the trash has none; staff who may restore it see it here. */
async function forStudio(name: string, payload: Payload): Promise<Response> {
  const isTrashed = await isFileInTrash(name, () => Promise.resolve(payload))
  const data = isTrashed ? await publicStorageOf(name).get(name) : undefined
  if (!data) return new Response(null, { status: 307, headers: { location: mediaPath(name) } })
  return new Response(Uint8Array.from(data), {
    headers: {
      'content-type': imageType(name) ?? 'application/octet-stream',
      ...(!imageType(name) && { 'content-disposition': `attachment; filename="${name}"` }),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}

export const storedUpload = {
  disableLocalStorage: true,
  handlers: [({ payload }, { params }) => forStudio(params.filename, payload)],
  focalPoint: false,
  crop: false,
} satisfies UploadConfig
