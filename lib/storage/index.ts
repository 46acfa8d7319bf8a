import path from 'node:path'
import { settings } from '@/lib/settings'
import { diskStorage } from './disk'
import type { FileStorage, Shelf } from './port'
import { s3Storage } from './s3'
import { attachmentShelf, pictureShelf } from './shelves'

export type { FileStorage, Shelf, StoredFile } from './port'
export { attachmentShelf, pictureShelf, shelves } from './shelves'

/** A shelf below the data folder. */
export const diskOf = (shelf: Shelf): FileStorage => diskStorage(path.join(settings().DATA_DIR, shelf.name), shelf)

/** A shelf in the bucket; undefined where none is set. */
export function bucketOf(shelf: Shelf): FileStorage | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings()
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined
  return s3Storage({ endpoint: S3_ENDPOINT, bucket: S3_BUCKET, region: S3_REGION, accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }, shelf)
}

const opened = new Map<Shelf, FileStorage>()

/** Where this site keeps the files of a shelf: in a bucket where one is set, else below the data folder. */
export function storageOf(shelf: Shelf): FileStorage {
  const storage = opened.get(shelf) ?? bucketOf(shelf) ?? diskOf(shelf)
  opened.set(shelf, storage)
  return storage
}

export const pictureStorage = (): FileStorage => storageOf(pictureShelf)

export const attachmentStorage = (): FileStorage => storageOf(attachmentShelf)
