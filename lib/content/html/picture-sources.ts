import { pictureAddress, setPictureAddress } from './media/sources'
import { startTags, withStartTags } from './start-tags'

export interface StoredPicture {
  address: string
  width: number
  height: number
}

/**
 * Replaces the addresses of this site's pictures, and of links to them, with those that `find` returns. Adds the size
 * to pictures without one. Everything else is unchanged.
 */
export async function withPresentPictures(
  html: string,
  nameOf: (address: string) => string | undefined,
  find: (names: string[]) => Promise<Map<string, StoredPicture>>,
): Promise<string> {
  if (!/media/.test(html)) return html
  const uses = startTags(html, ['img', 'a']).flatMap((tag) => {
    const isPicture = tag.name === 'img'
    const get = (name: string) => tag.attributes.get(name)
    const name = nameOf((isPicture ? pictureAddress(get) : get('href')) ?? '')
    return name ? [{ tag, isPicture, name }] : []
  })
  if (uses.length === 0) return html
  const pictures = await find([...new Set(uses.map(({ name }) => name))])
  const changed = uses.filter(({ tag: { attributes }, isPicture, name }) => {
    const picture = pictures.get(name)
    if (!picture) return false
    if (isPicture) setPictureAddress(attributes, picture.address)
    else attributes.set('href', picture.address)
    if (isPicture && !attributes.has('width') && !attributes.has('height')) {
      attributes.set('width', String(picture.width))
      attributes.set('height', String(picture.height))
    }
    return true
  })
  return withStartTags(
    html,
    changed.map(({ tag }) => tag),
  )
}
