import { allowedFrame } from './embeds'
import { linkBack } from './footnotes'
import type { ArticleWords } from './present'

/** Base for relative addresses, and words for links. */
interface Place {
  /** The article's address. */
  page: string
  words: ArticleWords
}

/**
 * Makes an address absolute. A link without a valid address is replaced by its content, and a picture without one is
 * removed.
 */
function makeWhole(element: Element, attribute: 'href' | 'src', page: string): void {
  const address = element.getAttribute(attribute)
  const whole = address ? URL.parse(address, page)?.href : undefined
  if (whole) element.setAttribute(attribute, whole)
  else element.replaceWith(...element.childNodes)
}

/** Replaces a frame with a link to its content. */
function linkInstead(frame: Element, { words }: Place): void {
  const document = frame.ownerDocument
  const src = frame.getAttribute('src') ?? ''
  const title = frame.getAttribute('title')?.trim() || words.embedded
  const allowed = allowedFrame(src)
  const [href, host] = [allowed?.src ?? src, URL.parse(src)?.host]
  if (!host) return frame.remove()
  const [paragraph, link] = [document.createElement('p'), document.createElement('a')]
  link.setAttribute('href', href)
  link.textContent = allowed
    ? allowed.kind === 'map'
      ? words.openMap(title)
      : words.playVideo(title)
    : words.linkTo(host)
  paragraph.append(link)
  frame.replaceWith(frame.closest('p') ? link : paragraph)
}

/**
 * Sanitised HTML for use outside of this site: absolute addresses, and no need for this site's styles or scripts.
 */
export function portable(fragment: DocumentFragment, place: Place): string {
  for (const frame of fragment.querySelectorAll('iframe')) linkInstead(frame, place)
  linkBack(fragment, place.words)
  for (const [selector, attribute] of [
    ['img', 'src'],
    ['a', 'href'],
  ] as const) {
    for (const element of fragment.querySelectorAll(selector)) makeWhole(element, attribute, place.page)
  }
  const holder = fragment.ownerDocument.createElement('div')
  holder.append(fragment)
  return holder.innerHTML
}
