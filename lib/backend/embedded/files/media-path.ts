import { mediaPath } from '@/lib/content/media-address'
import type { Media } from '../payload-types'

/** Public address of the picture a record refers to; undefined when it has none. */
export function pictureOf(picture: number | Media | null | undefined): string | undefined {
  return typeof picture === 'object' && picture?.filename ? mediaPath(picture.filename) : undefined
}
