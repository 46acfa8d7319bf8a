import { storageOf, type FileStorage, type Shelf } from '@/lib/storage'
import { extensions } from './name'

const keys = new RegExp(`^[a-z0-9-]+\\.(?:${extensions.join('|')})$`)

/** Files that came with consultation requests. Private. */
export const attachmentShelf: Shelf = { name: 'attachments', isKey: (key) => keys.test(key) }

let current: FileStorage | undefined

/** Where this site keeps attachments. */
export function attachmentStorage(): FileStorage {
  current ??= storageOf(attachmentShelf)
  return current
}
