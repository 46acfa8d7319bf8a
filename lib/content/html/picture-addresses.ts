import { startTags, withStartTags } from './start-tags'

/** Replaces an attribute of all tags of a name. Those for which `to` returns undefined are unchanged. */
function withAddresses(
  html: string,
  name: 'img' | 'a',
  attribute: 'src' | 'href',
  to: (address: string) => string | undefined,
): string {
  if (!new RegExp(`<${name}`, 'i').test(html)) return html
  const changed = startTags(html, [name]).filter(({ attributes }) => {
    const given = attributes.get(attribute)
    const address = given === undefined ? undefined : to(given)
    if (address !== undefined) attributes.set(attribute, address)
    return address !== undefined
  })
  return withStartTags(html, changed)
}

/**
 * Replaces the addresses of pictures with those that `toSite` returns. Pictures for which it returns undefined are
 * unchanged.
 */
export const withPictureAddresses = (html: string, toSite: (address: string) => string | undefined): string =>
  withAddresses(html, 'img', 'src', toSite)

/** The same for links. */
export const withLinkAddresses = (html: string, to: (address: string) => string | undefined): string =>
  withAddresses(html, 'a', 'href', to)
