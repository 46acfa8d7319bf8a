import type { Media } from './payload-types'

/** Public address of an uploaded picture. */
export function mediaPath(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`
}

/** Public address of the picture a record refers to; undefined when it has none. */
export function pictureOf(picture: number | Media | null | undefined): string | undefined {
  return typeof picture === 'object' && picture?.filename ? mediaPath(picture.filename) : undefined
}
