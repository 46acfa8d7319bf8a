import { createHash } from 'node:crypto'
import path from 'node:path'
import { slugify } from '@/lib/domain/text'

/** The name a picture is stored under: it changes with the picture, so that browsers may keep it for ever. */
export function storedName(name: string, data: Buffer): string {
  const { name: stem, ext } = path.parse(name)
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8)
  const readable = slugify(stem) || 'picture'
  return `${readable.endsWith(`-${hash}`) ? readable : `${readable}-${hash}`}${ext.toLowerCase()}`
}
