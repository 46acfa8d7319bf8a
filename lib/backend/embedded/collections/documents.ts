import type { CollectionConfig } from 'payload'
import { documentMimeTypes } from '@/lib/content/document-types'
import { tags } from '@/lib/backend/tags'
import { technical } from '../fields/technical'
import { accessTo, untouched } from '../access'
import { inMenuOf } from '../menu'
import { checkUploadedDocument, longestTitle, titleByFile } from '../hooks/check-document'
import { keepFormerName } from '../files/keep-former-name'
import { nameByContentHash } from '../files/name-by-content-hash'
import { storedFiles } from '../files/store-file'
import { trashHooks } from '../hooks/trash'
import { invalidating } from '../hooks/invalidate'
import { label } from '../labels'
import { fileSelect, storedUpload } from '../files/stored-upload'

const invalidation = invalidating(tags.articles, tags.videos)

export const documents: CollectionConfig<'documents'> = {
  slug: 'documents',
  labels: { singular: label('document'), plural: label('documents') },
  admin: { ...inMenuOf('documents'), useAsTitle: 'filename', defaultColumns: ['filename', 'title', 'filesize'] },
  access: accessTo('documents'),
  trash: true,
  // Duplicating is disabled: Payload would download the file from the site's own public address.
  disableDuplicate: true,
  hooks: {
    beforeOperation: [...trashHooks.beforeOperation, checkUploadedDocument, titleByFile, nameByContentHash],
    beforeChange: [...trashHooks.beforeChange, keepFormerName, ...storedFiles.beforeChange],
    afterChange: [...storedFiles.afterChange, ...invalidation.afterChange],
    afterDelete: [...storedFiles.afterDelete, ...invalidation.afterDelete],
  },
  forceSelect: fileSelect,
  // The check of the hook is stricter. Payload's own would refuse a PDF with padding around it.
  upload: { ...storedUpload, mimeTypes: documentMimeTypes, allowRestrictedFileTypes: true },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: label('documentTitle'),
      maxLength: longestTitle,
      admin: { description: label('documentTitleHelp') },
    },
    { name: 'formerNames', type: 'text', hasMany: true, access: untouched, admin: technical },
  ],
}
