import { decodeSegment } from '@/lib/domain/ids'
import { settings } from '@/lib/operations/settings'

/** Beginning of the public addresses of pictures and documents. */
export const mediaPrefix = '/media/'

/** Public address of one of the site's own pictures, by its stored name. */
export function mediaPath(filename: string): string {
  return `${mediaPrefix}${encodeURIComponent(filename)}`
}

/**
 * The stored name in a picture's public address, with or without this site's origin; undefined for any other address.
 */
export function mediaNameOf(address: string): string | undefined {
  const { SITE_URL } = settings()
  const url = URL.parse(address.trim(), SITE_URL)
  const name = url?.origin === new URL(SITE_URL).origin ? /^\/media\/([^/]+)$/.exec(url.pathname)?.[1] : undefined
  return name && decodeSegment(name)
}
