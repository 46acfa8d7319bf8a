import { extensions } from '@/lib/consultation/attachments/name'
import { documentEndings, documentType } from '@/lib/content/document-types'
import { imageType } from '@/lib/content/image-types'
import type { StoragePrefix } from './port'

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
