import { imageAddress, setImageAddress } from './media/sources'
import { startTags, withStartTags } from './start-tags'

type NewAddress = (address: string) => string | undefined

/** Replaces addresses, also of images that a script would load later. For undefined a tag is unchanged. */
export const withImageAddresses = (html: string, to: NewAddress): string => withAddresses(html, ['img'], to)

export const withLinkAddresses = (html: string, to: NewAddress): string => withAddresses(html, ['a'], to)

export const withFileAddresses = (html: string, to: NewAddress): string => withAddresses(html, ['a', 'video'], to)

function withAddresses(html: string, names: string[], to: NewAddress): string {
  if (!names.some((name) => html.toLowerCase().includes(`<${name}`))) return html
  const changed = startTags(html, names).filter(({ attributes, name }) => {
    const attribute = name === 'a' ? 'href' : 'src'
    const input = name === 'img' ? imageAddress((each) => attributes.get(each)) : attributes.get(attribute)
    const address = input === undefined ? undefined : to(input)
    if (address === undefined) return false
    if (name === 'img') setImageAddress(attributes, address)
    else attributes.set(attribute, address)
    return true
  })
  return withStartTags(html, changed)
}

export interface StoredImage {
  address: string
  width: number
  height: number
}

/** Of this site's images, and of links to them. Adds the size to images without one. */
export async function withPresentImages(
  html: string,
  nameOf: (address: string) => string | undefined,
  find: (names: string[]) => Promise<Map<string, StoredImage>>,
): Promise<string> {
  if (!/media/.test(html)) return html
  const uses = startTags(html, ['img', 'a']).flatMap((tag) => {
    const isImage = tag.name === 'img'
    const get = (name: string) => tag.attributes.get(name)
    const name = nameOf((isImage ? imageAddress(get) : get('href')) ?? '')
    return name ? [{ tag, isImage, name }] : []
  })
  if (uses.length === 0) return html
  const images = await find([...new Set(uses.map(({ name }) => name))])
  const changed = uses.filter(({ tag: { attributes }, isImage, name }) => {
    const image = images.get(name)
    if (!image) return false
    if (isImage) setImageAddress(attributes, image.address)
    else attributes.set('href', image.address)
    if (isImage && !attributes.has('width') && !attributes.has('height')) {
      attributes.set('width', String(image.width))
      attributes.set('height', String(image.height))
    }
    return true
  })
  return withStartTags(
    html,
    changed.map(({ tag }) => tag),
  )
}
