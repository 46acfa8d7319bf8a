import type { CollectionConfig } from 'payload'
import { nobody, staffOnly } from '../access'
import { dataFolder } from '../data-folders'
import { label } from '../labels'

/** Pictures of readers, fetched from their sign-in provider: pages call no other host. */
export const avatars: CollectionConfig<'avatars'> = {
  slug: 'avatars',
  labels: { singular: label('photo'), plural: label('photo') },
  admin: { hidden: true },
  access: { read: staffOnly, create: nobody, update: nobody, delete: nobody },
  upload: { staticDir: dataFolder('media'), mimeTypes: ['image/webp'], focalPoint: false, crop: false },
  fields: [],
}
