import type { CollectionConfig } from 'payload'
import { heicMimeTypes, pictureMimeTypes } from '@/lib/content/picture-types'
import { tags } from '@/lib/backend/tags'
import { technical } from '../fields/technical'
import { accessTo, untouched } from '../access'
import { convertPictureHook } from '../hooks/convert-picture'
import { keepFormerName } from '../hooks/keep-former-name'
import { storedFiles } from '../hooks/store-file'
import { nameByContentHash } from '../hooks/name-by-content-hash'
import { trashHooks } from '../hooks/trash'
import { storeFocalPoint, takeFocalPoint } from '../hooks/keep-focal-point'
import { invalidating } from '../hooks/invalidate'
import { sourceHash } from '../fields/source-hash'
import { label } from '../labels'
import { inMenuOf } from '../menu'
import { pictureFromAddress } from '../files/picture-from-address'
import { forgetDeleted, refuseDeletingUsed, refuseTrashingUsed } from '../picture-uses/refuse-used'
import { trashUsed } from '../picture-uses/trash-used'
import { foldedTextField } from '../search/folded-text'
import { keepPictureWords, searchPictures, usedInField } from '../search/picture-words'
import { fileSelect, storedUpload } from '../files/stored-upload'
import { studioPart } from '../fields/studio-part'

const invalidation = invalidating(...Object.values(tags))

export const media: CollectionConfig<'media'> = {
  slug: 'media',
  labels: { singular: label('picture'), plural: label('pictures') },
  admin: {
    ...inMenuOf('media'),
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'folder', 'updatedAt'],
    listSearchableFields: [foldedTextField, usedInField],
  },
  access: accessTo('media'),
  endpoints: [pictureFromAddress, trashUsed],
  folders: true,
  trash: true,
  // Duplicating is disabled: Payload would download the file from the site's own public address.
  disableDuplicate: true,
  hooks: {
    beforeOperation: [
      ...trashHooks.beforeOperation,
      searchPictures,
      takeFocalPoint,
      nameByContentHash,
      convertPictureHook,
    ],
    beforeChange: [
      ...trashHooks.beforeChange,
      refuseTrashingUsed,
      keepFormerName,
      storeFocalPoint,
      keepPictureWords,
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
    mimeTypes: [...pictureMimeTypes, ...heicMimeTypes],
  },
  fields: [
    { name: 'alt', type: 'text', label: label('alt') },
    { ...studioPart('uses', 'media/picture-uses#PictureUses', 'sidebar'), label: label('pictureUses') },
    { name: foldedTextField, type: 'text', label: label('pictureWords'), admin: technical },
    { name: usedInField, type: 'text', virtual: true, label: label('pictureUses'), admin: technical },
    { name: 'formerNames', type: 'text', hasMany: true, access: untouched, admin: technical },
    sourceHash,
  ],
}
