import { mediaPath } from '@/lib/content/media-address'
import type { Media } from '../payload-types'

/** Public address of a record's picture; undefined if it has none. */
export function pictureOf(picture: number | Media | null | undefined): string | undefined {
  return typeof picture === 'object' && picture?.filename ? mediaPath(picture.filename) : undefined
}
