import type { CollectionConfig } from 'payload'
import { heicMimeTypes, imageMimeTypes } from '@/lib/content/image-types'
import { tags } from '@/lib/backend/tags'
import { sourceHash, technical } from '../fields/technical'
import { accessTo, untouched } from '../access'
import { convertImageHook } from '../files/convert-image'
import { keepFormerName } from '../files/keep-former-name'
import { storedFiles } from '../files/store-file'
import { nameByContentHash } from '../files/name-by-content-hash'
import { trashHooks } from '../hooks/trash'
import { storeFocalPoint, takeFocalPoint } from '../files/keep-focal-point'
import { invalidating } from '../hooks/invalidate'
import { label } from '../labels'
import { inMenuOf } from '../menu'
import { imageFromAddress } from '../files/image-from-address'
import { forgetDeleted, refuseDeletingUsed, refuseTrashingUsed, trashUsed } from '../image-uses/trash-used'
import { foldedTextField } from '../search/folded-text'
import { keepImageWords, searchImages, usedInField } from '../search/image-words'
import { fileSelect, storedUpload } from '../files/stored-upload'
import { studioPart } from '../fields/studio-part'

const invalidation = invalidating(...Object.values(tags))

export const media: CollectionConfig<'media'> = {
  slug: 'media',
  labels: { singular: label('image'), plural: label('images') },
  admin: {
    ...inMenuOf('media'),
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'folder', 'updatedAt'],
    listSearchableFields: [foldedTextField, usedInField],
  },
  access: accessTo('media'),
  endpoints: [imageFromAddress, trashUsed],
  folders: true,
  trash: true,
  // Duplicating is disabled: Payload would download the file from the site's own public address.
  disableDuplicate: true,
  hooks: {
    beforeOperation: [...trashHooks.beforeOperation, searchImages, takeFocalPoint, nameByContentHash, convertImageHook],
    beforeChange: [
      ...trashHooks.beforeChange,
      refuseTrashingUsed,
      keepFormerName,
      storeFocalPoint,
      keepImageWords,
      ...storedFiles.beforeChange,
    ],
    beforeDelete: [refuseDeletingUsed],
    afterChange: [...storedFiles.afterChange, ...invalidation.afterChange],
    afterDelete: [forgetDeleted, ...storedFiles.afterDelete, ...invalidation.afterDelete],
  },
  forceSelect: fileSelect,
  upload: {
    ...storedUpload,
    focalPoint: true,
    // Browsers offer files of these types. What is stored is none of the last ones.
    mimeTypes: [...imageMimeTypes, ...heicMimeTypes],
  },
  fields: [
    { name: 'alt', type: 'text', label: label('alt') },
    { ...studioPart('uses', 'media/image-uses#ImageUses', 'sidebar'), label: label('imageUses') },
    { name: foldedTextField, type: 'text', label: label('imageWords'), admin: technical },
    { name: usedInField, type: 'text', virtual: true, label: label('imageUses'), admin: technical },
    { name: 'formerNames', type: 'text', hasMany: true, access: untouched, admin: technical },
    sourceHash,
  ],
}
