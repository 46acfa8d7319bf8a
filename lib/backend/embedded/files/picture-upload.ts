import type { CollectionConfig, UploadConfig } from 'payload'
import { mediaPath } from '@/lib/content/media-address'

/** Known of a row whatever was asked of it, or its file would not be found. */
export const pictureSelect = { filename: true, mimeType: true } satisfies CollectionConfig['forceSelect']

/** Uploads that `hooks/keep-picture.ts` keeps; the studio shows them as the site does. */
export const pictureUpload = {
  disableLocalStorage: true,
  handlers: [(_req, { params }) => new Response(null, { status: 307, headers: { location: mediaPath(params.filename) } })],
  focalPoint: false,
  crop: false,
} satisfies UploadConfig
