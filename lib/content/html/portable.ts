import { linkBack } from './footnotes'
import { linkPlayers } from './media/present-players'
import { replaceForeignMedia } from './media/foreign-media'
import type { ArticleWords } from './article-html-words'

interface Place {
  page: string
  words: ArticleWords
}

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
