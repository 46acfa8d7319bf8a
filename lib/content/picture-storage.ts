import { storageOf, type FileStorage, type Shelf } from '@/lib/storage'
import { pictureType } from './picture-types'

/** Characters of the longest name: less than any disk or bucket takes. */
const longestKey = 200

/** Pictures of the site and of its readers, by the names in their public addresses. */
export const pictureShelf: Shelf = { name: 'media', isKey: (key) => key.length <= longestKey && /^[a-z0-9-]+\.[a-z]+$/.test(key) && pictureType(key) !== undefined }

let current: FileStorage | undefined

/** Where this site keeps pictures. */
export function pictureStorage(): FileStorage {
  current ??= storageOf(pictureShelf)
  return current
}
