import path from 'node:path'
import { settings } from '@/lib/operations/settings'
import { diskStorage } from './disk'
import type { FileStorage, StoragePrefix } from './port'
import { s3Storage } from './s3'
import { bucketSettings } from './s3-client'
import { attachmentPrefix, imagePrefix, publicPrefixOf } from './prefixes'

export type { FileStorage, StoragePrefix } from './port'
export { attachmentPrefix, documentPrefix, imagePrefix, prefixes, publicPrefixOf } from './prefixes'

export const diskOf = (prefix: StoragePrefix): FileStorage =>
  diskStorage(path.join(settings().DATA_DIR, prefix.name), prefix)

export function bucketOf(prefix: StoragePrefix): FileStorage | undefined {
  const bucket = bucketSettings('S3')
  return bucket && s3Storage(bucket, prefix)
}

const opened = new Map<StoragePrefix, FileStorage>()

export function storageOf(prefix: StoragePrefix): FileStorage {
  const storage = opened.get(prefix) ?? bucketOf(prefix) ?? diskOf(prefix)
  opened.set(prefix, storage)
  return storage
}

export const imageStorage = (): FileStorage => storageOf(imagePrefix)

export const publicStorageOf = (name: string): FileStorage => storageOf(publicPrefixOf(name))

export const attachmentStorage = (): FileStorage => storageOf(attachmentPrefix)
