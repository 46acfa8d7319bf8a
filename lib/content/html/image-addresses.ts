import { imageAddress, setImageAddress } from './media/sources'
import { startTags, withStartTags } from './start-tags'

/**
 * Replaces the addresses of images with those that `toSite` returns, also of images that a script would load later.
 * Images for which it returns undefined are unchanged.
 */
export function withImageAddresses(html: string, toSite: (address: string) => string | undefined): string {
  if (!/<img/i.test(html)) return html
  const changed = startTags(html, ['img']).filter(({ attributes }) => {
    const input = imageAddress((name) => attributes.get(name))
    const address = input === undefined ? undefined : toSite(input)
    if (address !== undefined) setImageAddress(attributes, address)
    return address !== undefined
  })
  return withStartTags(html, changed)
}

export const withLinkAddresses = (html: string, to: (address: string) => string | undefined): string =>
  withAddresses(html, ['a'], to)

export const withFileAddresses = (html: string, to: (address: string) => string | undefined): string =>
  withAddresses(html, ['a', 'video'], to)

function withAddresses(html: string, names: string[], to: (address: string) => string | undefined): string {
  if (!/<[av]/i.test(html)) return html
  const changed = startTags(html, names).filter(({ attributes, name }) => {
    const attribute = name === 'a' ? 'href' : 'src'
    const input = attributes.get(attribute)
    const address = input === undefined ? undefined : to(input)
    if (address !== undefined) attributes.set(attribute, address)
    return address !== undefined
  })
  return withStartTags(html, changed)
}
