import type { CollectionConfig, UploadConfig } from 'payload'
import { mediaPath } from '@/lib/content/media-address'

/** Always selected, whatever fields a query asks for: without them a row's file would not be found. */
export const pictureSelect = { filename: true, mimeType: true } satisfies CollectionConfig['forceSelect']

/**
 * Settings of uploads that `hooks/keep-picture.ts` stores. The studio is redirected to the site's own picture address.
 */
export const pictureUpload = {
  disableLocalStorage: true,
  handlers: [
    (_req, { params }) => new Response(null, { status: 307, headers: { location: mediaPath(params.filename) } }),
  ],
  focalPoint: false,
  crop: false,
} satisfies UploadConfig
