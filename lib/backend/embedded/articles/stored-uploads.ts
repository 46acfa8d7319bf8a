import { UploadFeature } from '@payloadcms/richtext-lexical'

const uploads = UploadFeature({ enabledCollections: ['media'] })

/** Payload's images in a text, without its buttons: new images are blocks. */
export const storedUploads: typeof uploads = {
  ...uploads,
  feature: async (given) => ({
    ...(typeof uploads.feature === 'function' ? await uploads.feature(given) : uploads.feature),
    ClientFeature: '@/app/(studio)/stored-uploads#StoredUploads',
  }),
}
