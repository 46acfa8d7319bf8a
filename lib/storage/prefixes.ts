import { extensions } from '@/lib/attachments/name'
import { pictureType } from '@/lib/content/picture-types'
import type { StoragePrefix } from './port'

/** Characters of the longest key: less than any disk or bucket takes. */
const longestKey = 200

/** Pictures of the site and of its users, by the names in their public addresses. */
export const picturePrefix: StoragePrefix = { name: 'media', isKey: (key) => key.length <= longestKey && /^[a-z0-9-]+\.[a-z]+$/.test(key) && pictureType(key) !== undefined }

const attachmentKeys = new RegExp(`^[a-z0-9-]+\\.(?:${extensions.join('|')})$`)

/** Files that came with consultation requests. Private. */
export const attachmentPrefix: StoragePrefix = { name: 'attachments', isKey: (key) => attachmentKeys.test(key) }

/** All files that a site keeps. */
export const prefixes: readonly StoragePrefix[] = [picturePrefix, attachmentPrefix]
