import { attachmentPrefix, picturePrefix, type StoragePrefix } from '@/lib/storage'

/**
 * The rows that refer to the files of a storage prefix: their tables, and SQL for both databases that lists the keys.
 */
export interface NamedFiles {
  prefix: StoragePrefix
  tables: readonly string[]
  statement: string
}

export const namedPictures: NamedFiles = {
  prefix: picturePrefix,
  tables: ['media', 'avatars'],
  statement: 'SELECT filename AS key FROM media UNION SELECT filename FROM avatars',
}

const namedAttachments: NamedFiles = {
  prefix: attachmentPrefix,
  tables: ['attachments'],
  statement: 'SELECT key FROM attachments',
}

export const namedFiles = [namedPictures, namedAttachments]
