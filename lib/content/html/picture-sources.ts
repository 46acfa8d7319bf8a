import { isBeyondBounds } from './bounds'
import { parseBody } from './parse'

/**
 * Matches a picture's tag up to its address, the quote, and the address. For texts in the database and in content
 * files.
 */
export const pictureSource = /(<img\b[^>]*?\ssrc\s*=\s*)(["'])([^"']+)\2/gi

export interface StoredPicture {
  address: string
  width: number
  height: number
}

/**
 * Replaces the addresses of this site's pictures, and of links to them, with those that `find` returns. Adds the size
 * to pictures without one. Everything else, and markup beyond the limits, is unchanged.
 */
export async function withPresentPictures(
  html: string,
  nameOf: (address: string) => string | undefined,
  find: (names: string[]) => Promise<Map<string, StoredPicture>>,
): Promise<string> {
  if (!/media/.test(html) || isBeyondBounds(html)) return html
  const body = parseBody(html)
  const uses = [
    ...Array.from(body.querySelectorAll('img[src]'), (element) => ({ element, attribute: 'src' })),
    ...Array.from(body.querySelectorAll('a[href]'), (element) => ({ element, attribute: 'href' })),
  ].flatMap(({ element, attribute }) => {
    const name = nameOf(element.getAttribute(attribute) ?? '')
    return name ? [{ element, attribute, name }] : []
  })
  if (uses.length === 0) return html
  const pictures = await find([...new Set(uses.map(({ name }) => name))])
  for (const { element, attribute, name } of uses) {
    const picture = pictures.get(name)
    if (!picture) continue
    element.setAttribute(attribute, picture.address)
    if (attribute === 'src' && !element.hasAttribute('width') && !element.hasAttribute('height')) {
      element.setAttribute('width', String(picture.width))
      element.setAttribute('height', String(picture.height))
    }
  }
  return body.innerHTML
}
