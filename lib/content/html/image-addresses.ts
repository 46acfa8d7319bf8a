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
