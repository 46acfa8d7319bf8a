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
    const attribute = tag.name === 'img' ? 'src' : 'href'
    const name = nameOf(tag.attributes.get(attribute) ?? '')
    return name ? [{ tag, attribute, name }] : []
  })
  if (uses.length === 0) return html
  const pictures = await find([...new Set(uses.map(({ name }) => name))])
  const changed = uses.filter(({ tag: { attributes }, attribute, name }) => {
    const picture = pictures.get(name)
    if (!picture) return false
    attributes.set(attribute, picture.address)
    if (attribute === 'src' && !attributes.has('width') && !attributes.has('height')) {
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
