import { extensions } from '@/lib/attachments/name'
import { pictureType } from '@/lib/content/picture-types'
import type { StoragePrefix } from './port'

/** Maximum characters of a key: below the limit of any file system or bucket. */
const longestKey = 200

/** Pictures of the site and its users, named as in their public addresses. */
export const picturePrefix: StoragePrefix = {
  name: 'media',
  isKey: (key) => key.length <= longestKey && /^[a-z0-9-]+\.[a-z]+$/.test(key) && pictureType(key) !== undefined,
}

const attachmentKeys = new RegExp(`^[a-z0-9-]+\\.(?:${extensions.join('|')})$`)

/** Files sent with consultation requests. Private. */
export const attachmentPrefix: StoragePrefix = { name: 'attachments', isKey: (key) => attachmentKeys.test(key) }

/** All prefixes of files that a site stores. */
export const prefixes: readonly StoragePrefix[] = [picturePrefix, attachmentPrefix]
