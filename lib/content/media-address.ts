import { decodeSegment } from '@/lib/domain/ids'
import { settings } from '@/lib/operations/settings'

export const mediaPrefix = '/media/'

export function mediaPath(filename: string): string {
  return `${mediaPrefix}${encodeURIComponent(filename)}`
}

export function mediaNameOf(address: string): string | undefined {
  const { SITE_URL } = settings()
  const url = URL.parse(address.trim(), SITE_URL)
  const name = url?.origin === new URL(SITE_URL).origin ? /^\/media\/([^/]+)$/.exec(url.pathname)?.[1] : undefined
  return name && decodeSegment(name)
}
