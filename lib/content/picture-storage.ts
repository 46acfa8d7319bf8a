import { storageOf, type FileStorage, type Shelf } from '@/lib/storage'
import { pictureType } from './picture-types'

/** Pictures of the site and of its readers, by the names in their public addresses. */
export const pictureShelf: Shelf = { name: 'media', isKey: (key) => /^[a-z0-9-]+\.[a-z]+$/.test(key) && pictureType(key) !== undefined }

let current: FileStorage | undefined

/** Where this site keeps pictures. */
export function pictureStorage(): FileStorage {
  current ??= storageOf(pictureShelf)
  return current
}
