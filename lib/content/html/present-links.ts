import { readableAddress } from './readable-address'

const bare = (address: string): string =>
  address
    .trim()
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')

/**
 * What paper prints after a link to another site (`app/styles/print.css`): its address as people read it, once.
 * Undefined if that is the address as it is written, which the style sheet reads by itself; empty if nothing is to be
 * printed.
 */
function printed(link: Element, href: string, known: Set<string>): string | undefined {
  if (known.has(href)) return ''
  known.add(href)
  const address = readableAddress(href)
  const text = bare(link.textContent ?? '')
  if (text !== '' && (text === bare(href) || text === bare(address))) return ''
  return address === href ? undefined : address
}

export function presentLinks(fragment: DocumentFragment): void {
  const known = new Set<string>()
  for (const link of fragment.querySelectorAll('a')) {
    const href = link.getAttribute('href')
    // The link in the place of a frame is complete, and paper names the frame itself.
    if (link.hasAttribute('data-frame')) continue
    if (!href) link.replaceWith(...link.childNodes)
    else if (/^https?:/i.test(href)) {
      if (!link.hasAttribute('rel')) link.setAttribute('rel', 'noopener noreferrer')
      const address = printed(link, href, known)
      if (address !== undefined) link.setAttribute('data-address', address)
    }
  }
}
