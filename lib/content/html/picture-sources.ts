import { isBeyondBounds } from './bounds'
import { parseBody } from './parse'

/** A picture's tag up to its address, the quote, the address. For texts as staff and files hold them. */
export const pictureSource = /(<img\b[^>]*?\ssrc\s*=\s*)(["'])([^"']+)\2/gi

export interface StoredPicture {
  address: string
  width: number
  height: number
}

/**
 * HTML whose pictures of this site have the addresses, and where none was typed the sizes, that `find` gives for theirs; links to
 * them too. Anything else, and markup beyond the bounds, stays as it is.
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
