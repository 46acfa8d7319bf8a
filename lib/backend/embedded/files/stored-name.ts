import { hash } from 'node:crypto'
import path from 'node:path'
import { documentType } from '@/lib/content/document-types'
import { slugify } from '@/lib/domain/text'

/** With a hash of the content, so that browsers may cache it forever. */
export function storedName(name: string, data: Buffer): string {
  const { name: stem, ext } = path.parse(name)
  const mark = hash('sha256', data, 'hex').slice(0, 8)
  const readable = slugify(stem) || (documentType(name) ? 'document' : 'picture')
  return `${readable.endsWith(`-${mark}`) ? readable : `${readable}-${mark}`}${ext.toLowerCase()}`
}

/** Whether an image has the name of one that a site has stored. Its hash is that of the image before a conversion. */
export const isStoredName = (name: string): boolean => /^[a-z0-9-]+-[0-9a-f]{8}\.\w+$/.test(name)
