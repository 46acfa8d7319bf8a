import { isBeyondBounds } from './bounds'
import { parseBody } from './parse'

/** HTML whose pictures have the addresses that `toSite` gives for theirs; a picture for which it gives none, and markup beyond the bounds, stays as it is. */
export function withPictureAddresses(html: string, toSite: (address: string) => string | undefined): string {
  if (!/<img/i.test(html) || isBeyondBounds(html)) return html
  const body = parseBody(html)
  const moved = Array.from(body.querySelectorAll('img[src]'), (image) => ({ image, address: toSite(image.getAttribute('src') ?? '') })).filter(({ address }) => address !== undefined)
  for (const { image, address = '' } of moved) image.setAttribute('src', address)
  return moved.length > 0 ? body.innerHTML : html
}
