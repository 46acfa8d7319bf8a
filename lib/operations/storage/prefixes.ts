import { extensions } from '@/lib/consultation/attachments/name'
import { documentEndings, documentType } from '@/lib/content/document-types'
import { pictureType } from '@/lib/content/picture-types'
import type { StoragePrefix } from './port'

/** Maximum characters of a key: below the limit of any file system or bucket. */
const longestKey = 200

/** Pictures of the site and its users, named as in their public addresses. */
export const picturePrefix: StoragePrefix = {
  name: 'media',
  isKey: (key) => key.length <= longestKey && /^[a-z0-9-]+\.[a-z]+$/.test(key) && pictureType(key) !== undefined,
}

const documentKeys = new RegExp(`^[a-z0-9-]+\\.(?:${documentEndings.join('|')})$`)

/** Documents that articles offer for download, named as in their public addresses. */
export const documentPrefix: StoragePrefix = {
  name: 'documents',
  isKey: (key) => key.length <= longestKey && documentKeys.test(key),
}

/** The prefix of a file with a public address, by its name. */
export const publicPrefixOf = (name: string): StoragePrefix => (documentType(name) ? documentPrefix : picturePrefix)

const attachmentKeys = new RegExp(`^[a-z0-9-]+\\.(?:${extensions.join('|')})$`)

/** Files sent with consultation requests. Private. */
export const attachmentPrefix: StoragePrefix = { name: 'attachments', isKey: (key) => attachmentKeys.test(key) }

/** All prefixes of files that a site stores. */
export const prefixes: readonly StoragePrefix[] = [picturePrefix, documentPrefix, attachmentPrefix]
