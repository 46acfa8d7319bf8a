import type { Focus } from '@/lib/domain/focus'
import { mediaPath } from '@/lib/content/media-address'
import type { Media } from '../payload-types'

export type StoredImage = number | Pick<Media, 'filename' | 'focalX' | 'focalY'> | null | undefined

export function pictureOf(picture: StoredImage): string | undefined {
  return typeof picture === 'object' && picture?.filename ? mediaPath(picture.filename) : undefined
}

/** The focal point of a record's picture; undefined for the middle, which staff did not choose. */
export function focusOf(picture: StoredImage): Focus | undefined {
  if (typeof picture !== 'object') return undefined
  const [x, y] = [picture?.focalX ?? 50, picture?.focalY ?? 50]
  return x === 50 && y === 50 ? undefined : { x, y }
}
