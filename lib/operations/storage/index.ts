import path from 'node:path'
import { settings } from '@/lib/operations/settings'
import { extensions } from '@/lib/consultation/attachments/name'
import { documentEndings, documentType } from '@/lib/content/document-types'
import { imageType } from '@/lib/content/image-types'
import { diskStorage } from './disk'
import type { FileStorage, StoragePrefix } from './port'
import { s3Storage } from './s3'
import { bucketSettings } from './s3-client'

export type { FileStorage, StoragePrefix } from './port'

const longestKey = 200

export const imagePrefix: StoragePrefix = {
  name: 'media',
  isKey: (key) => key.length <= longestKey && /^[a-z0-9-]+\.[a-z]+$/.test(key) && imageType(key) !== undefined,
}

const documentKeys = new RegExp(`^[a-z0-9-]+\\.(?:${documentEndings.join('|')})$`)

export const documentPrefix: StoragePrefix = {
  name: 'documents',
  isKey: (key) => key.length <= longestKey && documentKeys.test(key),
}

export const publicPrefixOf = (name: string): StoragePrefix => (documentType(name) ? documentPrefix : imagePrefix)

const attachmentKeys = new RegExp(`^[a-z0-9-]+\\.(?:${extensions.join('|')})$`)

export const attachmentPrefix: StoragePrefix = { name: 'attachments', isKey: (key) => attachmentKeys.test(key) }

export const prefixes: readonly StoragePrefix[] = [imagePrefix, documentPrefix, attachmentPrefix]

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
