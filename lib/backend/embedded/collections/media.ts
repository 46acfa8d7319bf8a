import type { CollectionConfig } from 'payload'
import { pictureMimeTypes } from '@/lib/content/picture-types'
import { tags } from '@/lib/backend/tags'
import { technical } from '../fields/technical'
import { accessTo } from '../access'
import { checkRevision } from '../hooks/check-revision'
import { keepFormerName } from '../hooks/keep-former-name'
import { pictureFiles } from '../hooks/keep-picture'
import { lockRow } from '../hooks/lock-row'
import { nameByContentHash } from '../hooks/name-by-content-hash'
import { trashHooks } from '../hooks/trash'
import { invalidating } from '../hooks/invalidate'
import { revision } from '../fields/revision'
import { sourceHash } from '../fields/source-hash'
import { label } from '../labels'
import { inMenuOf } from '../menu'
import { pictureSelect, pictureUpload } from '../files/picture-upload'

const invalidation = invalidating(...Object.values(tags))

/** Pictures of the site. Resized and modern-format variants are made on demand when a page is shown. */
export const media: CollectionConfig<'media'> = {
  slug: 'media',
  labels: { singular: label('picture'), plural: label('pictures') },
  admin: inMenuOf('media'),
  access: accessTo('media'),
  trash: true,
  lockDocuments: false,
  // Duplicating is disabled: Payload would download the file from the site's own public address.
  disableDuplicate: true,
  hooks: {
    beforeOperation: [lockRow, ...trashHooks.beforeOperation, nameByContentHash],
    beforeChange: [checkRevision, ...trashHooks.beforeChange, keepFormerName, ...pictureFiles.beforeChange],
    afterChange: [...pictureFiles.afterChange, ...invalidation.afterChange],
    afterDelete: [...pictureFiles.afterDelete, ...invalidation.afterDelete],
  },
  forceSelect: pictureSelect,
  upload: {
    ...pictureUpload,
    mimeTypes: pictureMimeTypes,
    // A phone's photo has 12 megapixels, but nothing on the site is displayed wider than this.
    resizeOptions: { width: 2400, withoutEnlargement: true },
  },
  fields: [
    revision,
    { name: 'alt', type: 'text', label: label('alt') },
    { name: 'formerNames', type: 'text', hasMany: true, admin: technical },
    sourceHash,
  ],
}
