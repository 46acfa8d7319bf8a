import { attachmentShelf, pictureShelf, type Shelf } from '@/lib/storage'

/** The rows that name the files of a shelf: their tables, and a statement of both databases that lists the keys. */
export interface NamedFiles {
  shelf: Shelf
  tables: readonly string[]
  statement: string
}

export const namedPictures: NamedFiles = { shelf: pictureShelf, tables: ['media', 'avatars'], statement: 'SELECT filename AS key FROM media UNION SELECT filename FROM avatars' }

const namedAttachments: NamedFiles = { shelf: attachmentShelf, tables: ['attachments'], statement: 'SELECT key FROM attachments' }

export const namedFiles = [namedPictures, namedAttachments]
