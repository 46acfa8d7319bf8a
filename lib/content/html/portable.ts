import { allowedFrame } from './embeds'
import { oncePerContent } from './once-per-content'
import type { ArticleWords } from './present'
import { sanitise } from './sanitise'
import { tidy } from './tidy'

/** Articles whose portable HTML is kept: more than the feeds hold, twenty of each section in each language. */
const keptArticles = 400

/** Where everything that is not whole in itself leads to, and in what words. */
interface Place {
  /** The article's address. */
  page: string
  words: ArticleWords
}

/** Makes an address whole; what leads nowhere keeps its words, and a picture without address has none. */
function makeWhole(element: Element, attribute: 'href' | 'src', page: string): void {
  const address = element.getAttribute(attribute)
  const whole = address ? URL.parse(address, page)?.href : undefined
  if (whole) element.setAttribute(attribute, whole)
  else element.replaceWith(...element.childNodes)
}

/** A frame becomes a link to what it would show. */
function linkInstead(frame: Element, { words }: Place): void {
  const document = frame.ownerDocument
  const src = frame.getAttribute('src') ?? ''
  const title = frame.getAttribute('title')?.trim() || words.embedded
  const allowed = allowedFrame(src)
  const [href, host] = [allowed?.src ?? src, URL.parse(src)?.host]
  if (!host) return frame.remove()
  const [paragraph, link] = [document.createElement('p'), document.createElement('a')]
  link.setAttribute('href', href)
  link.textContent = allowed ? (allowed.kind === 'map' ? words.openMap(title) : words.playVideo(title)) : words.linkTo(host)
  paragraph.append(link)
  frame.replaceWith(frame.closest('p') ? link : paragraph)
}

/** The HTML of an article for visitors elsewhere: whole addresses, nothing that needs this site's styles or scripts. */
export const portableHtml = oncePerContent((content, _variant, place: Place): string => {
  const fragment = sanitise(tidy(content))
  for (const frame of fragment.querySelectorAll('iframe')) linkInstead(frame, place)
  for (const [selector, attribute] of [['img', 'src'], ['a', 'href']] as const) {
    for (const element of fragment.querySelectorAll(selector)) makeWhole(element, attribute, place.page)
  }
  const holder = fragment.ownerDocument.createElement('div')
  holder.append(fragment)
  return holder.innerHTML
}, keptArticles)
