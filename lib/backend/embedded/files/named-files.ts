import { attachmentPrefix, documentPrefix, imagePrefix, type StoragePrefix } from '@/lib/operations/storage'

export interface NamedFiles {
  prefix: StoragePrefix
  tables: readonly string[]
  statement: string
}

const namedImages: NamedFiles = {
  prefix: imagePrefix,
  tables: ['media', 'avatars'],
  statement: 'SELECT filename AS key FROM media UNION SELECT filename FROM avatars',
}

const namedDocuments: NamedFiles = {
  prefix: documentPrefix,
  tables: ['documents'],
  statement: 'SELECT filename AS key FROM documents',
}

export const namedPublicFiles = [namedImages, namedDocuments]

const namedAttachments: NamedFiles = {
  prefix: attachmentPrefix,
  tables: ['attachments'],
  statement: 'SELECT key FROM attachments',
}

export const namedFiles = [...namedPublicFiles, namedAttachments]
