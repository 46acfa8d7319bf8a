import type { Focus } from '@/lib/domain/focus'
import { mediaPath } from '@/lib/content/media-address'
import type { Media } from '../payload-types'

export type StoredImage = number | Pick<Media, 'filename' | 'focalX' | 'focalY'> | null | undefined

export function imageOf(image: StoredImage): string | undefined {
  return typeof image === 'object' && image?.filename ? mediaPath(image.filename) : undefined
}

/** The focal point of a record's image; undefined for the middle, which staff did not choose. */
export function focusOf(image: StoredImage): Focus | undefined {
  if (typeof image !== 'object') return undefined
  const [x, y] = [image?.focalX ?? 50, image?.focalY ?? 50]
  return x === 50 && y === 50 ? undefined : { x, y }
}
