import type { CollectionConfig } from 'payload'
import { accessTo } from '../access'
import { pictureFiles } from '../hooks/keep-picture'
import { label } from '../labels'
import { pictureSelect, pictureUpload } from '../files/picture-upload'

/** Pictures of users, copied from their sign-in provider so that pages load nothing from other hosts. */
export const avatars: CollectionConfig<'avatars'> = {
  slug: 'avatars',
  labels: { singular: label('photo'), plural: label('photo') },
  admin: { hidden: true },
  access: accessTo('avatars'),
  hooks: pictureFiles,
  forceSelect: pictureSelect,
  upload: { ...pictureUpload, mimeTypes: ['image/webp'] },
  fields: [],
}
