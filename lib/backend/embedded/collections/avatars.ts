import type { CollectionConfig } from 'payload'
import { accessTo } from '../access'
import { storedFiles } from '../files/store-file'
import { label } from '../labels'
import { fileSelect, storedUpload } from '../files/stored-upload'

/** Images of users, copied from their sign-in provider so that pages load nothing from other hosts. */
export const avatars: CollectionConfig<'avatars'> = {
  slug: 'avatars',
  labels: { singular: label('photo'), plural: label('photo') },
  admin: { hidden: true },
  access: accessTo('avatars'),
  hooks: storedFiles,
  forceSelect: fileSelect,
  upload: { ...storedUpload, mimeTypes: ['image/webp'] },
  fields: [],
}
