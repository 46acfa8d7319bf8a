import { startTags, withStartTags } from './start-tags'

/**
 * Replaces the addresses of pictures with those that `toSite` returns. Pictures for which it returns undefined are
 * unchanged.
 */
export function withPictureAddresses(html: string, toSite: (address: string) => string | undefined): string {
  if (!/<img/i.test(html)) return html
  const moved = startTags(html, ['img']).filter(({ attributes }) => {
    const given = attributes.get('src')
    const address = given === undefined ? undefined : toSite(given)
    if (address !== undefined) attributes.set('src', address)
    return address !== undefined
  })
  return withStartTags(html, moved)
}
