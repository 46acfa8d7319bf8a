import { htmlOf } from './element'
import { linkBack } from './footnotes'
import { linkPlayers } from './media/present-players'
import { replaceForeignMedia } from './media/foreign-media'
import type { ArticleWords } from '../article-words'

function makeWhole(element: Element, attribute: 'href' | 'src', page: string): void {
  const address = element.getAttribute(attribute)
  const whole = address ? URL.parse(address, page)?.href : undefined
  if (whole) element.setAttribute(attribute, whole)
  else element.replaceWith(...element.childNodes)
}

/** HTML for use outside of this site: absolute addresses, and no need for its styles or scripts. */
export function portable(fragment: DocumentFragment, words: ArticleWords, page: string): string {
  replaceForeignMedia(fragment, words)
  linkPlayers(fragment, words)
  linkBack(fragment, words)
  for (const [selector, attribute] of [
    ['img', 'src'],
    ['a', 'href'],
  ] as const) {
    for (const element of fragment.querySelectorAll(selector)) makeWhole(element, attribute, page)
  }
  return htmlOf(fragment)
}
