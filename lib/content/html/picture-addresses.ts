import { isBeyondBounds } from './bounds'
import { parseBody } from './parse'

/**
 * Replaces the addresses of pictures with those that `toSite` returns. Pictures for which it returns undefined, and
 * markup beyond the limits, are unchanged.
 */
export function withPictureAddresses(html: string, toSite: (address: string) => string | undefined): string {
  if (!/<img/i.test(html) || isBeyondBounds(html)) return html
  const body = parseBody(html)
  const moved = Array.from(body.querySelectorAll('img[src]'), (image) => ({
    image,
    address: toSite(image.getAttribute('src') ?? ''),
  })).filter(({ address }) => address !== undefined)
  for (const { image, address = '' } of moved) image.setAttribute('src', address)
  return moved.length > 0 ? body.innerHTML : html
}
