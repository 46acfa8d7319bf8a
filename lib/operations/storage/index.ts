import path from 'node:path'
import { settings } from '@/lib/operations/settings'
import { diskStorage } from './disk'
import type { FileStorage, StoragePrefix } from './port'
import { s3Storage } from './s3'
import { bucketSettings } from './s3-client'
import { attachmentPrefix, picturePrefix, publicPrefixOf } from './prefixes'

export type { FileStorage, StoragePrefix } from './port'
export { attachmentPrefix, documentPrefix, picturePrefix, prefixes, publicPrefixOf } from './prefixes'

/** The storage of a prefix below the data folder. */
export const diskOf = (prefix: StoragePrefix): FileStorage =>
  diskStorage(path.join(settings().DATA_DIR, prefix.name), prefix)

/** The storage of a prefix in the bucket; undefined if no bucket is configured. */
export function bucketOf(prefix: StoragePrefix): FileStorage | undefined {
  const bucket = bucketSettings('S3')
  return bucket && s3Storage(bucket, prefix)
}

const opened = new Map<StoragePrefix, FileStorage>()

/** The configured storage of a prefix: the bucket if there is one, otherwise the data folder. */
export function storageOf(prefix: StoragePrefix): FileStorage {
  const storage = opened.get(prefix) ?? bucketOf(prefix) ?? diskOf(prefix)
  opened.set(prefix, storage)
  return storage
}

export const pictureStorage = (): FileStorage => storageOf(picturePrefix)

/** The storage of a file with a public address, by its name. */
export const publicStorageOf = (name: string): FileStorage => storageOf(publicPrefixOf(name))

export const attachmentStorage = (): FileStorage => storageOf(attachmentPrefix)
