import { linkBack } from './footnotes'
import { linkPlayers } from './media/present-players'
import { replaceForeignMedia } from './media/foreign-media'
import type { ArticleWords } from './article-html-words'

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

/**
 * Sanitised HTML for use outside of this site: absolute addresses, and no need for this site's styles or scripts.
 */
export function portable(fragment: DocumentFragment, place: Place): string {
  replaceForeignMedia(fragment, place.words)
  linkPlayers(fragment, place.words)
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
