import { allowedFrame, embedOf } from '../embeds'
import { cleanAddress } from '../embeds/embed'
import { fileName } from './sources'
import type { ArticleWords } from '../article-html-words'

/** What may be shown as it is: `/media/` is the site's own, whatever its pages are called. */
const ownFile = /^\/media\/[^/?#\\]+$/

const inAddress = /^data:image\/(?:png|jpe?g|gif|webp);/

type Fate = 'shown' | 'link' | 'lost'

export function fateOf(element: Element): Fate {
  const src = cleanAddress(element.getAttribute('src') ?? '')
  const isShown =
    element.localName === 'iframe'
      ? allowedFrame(src) !== undefined
      : ownFile.test(src) || (element.localName === 'img' && inAddress.test(src))
  if (isShown) return 'shown'
  if (/^https?:$/.test(URL.parse(src)?.protocol ?? '')) return 'link'
  // A document, or a page of the site. An image there is none of the library.
  return element.localName !== 'img' && /^\/(?!\/)/.test(src) ? 'link' : 'lost'
}

const holders = /^(?:div|section|article|aside|blockquote|figure|li|dd|td|th)$/

const hostOf = (address: string): string =>
  URL.parse(address)?.host.replace(/^www\./, '') ?? fileName(address.split(/[?#]/, 1)[0] ?? '')

export function linkText(element: Element, words: ArticleWords): string {
  const src = element.getAttribute('src') ?? ''
  const frame = element.localName === 'iframe' ? allowedFrame(src) : undefined
  const title = element.getAttribute('title')?.trim()
  if (frame) return (frame.kind === 'map' ? words.openMap : words.playVideo)(title || frame.site)
  const host = hostOf(embedOf(src)?.page ?? src)
  if (element.localName === 'video') return words.playVideo(title || host)
  if (element.localName === 'audio') return words.playAudio(title || host)
  return words.linkTo(title ? `${title} (${host})` : host)
}

function noteFor(element: Element, words: ArticleWords): string {
  const isImage = element.localName === 'img'
  const name = element.getAttribute(isImage ? 'alt' : 'title')?.trim() ?? ''
  return isImage ? words.missingImage(name) : words.missingEmbed(name)
}

export function replaceByLink(element: Element, text: string, href: string | undefined, rel?: string): void {
  const document = element.ownerDocument
  let made: Node = document.createTextNode(text)
  // An image in a link is described by it.
  if (href !== undefined && !element.closest('a')) {
    const link = document.createElement('a')
    link.setAttribute('href', href)
    if (rel) link.setAttribute('rel', rel)
    link.textContent = text
    made = link
  }
  const parent = element.parentElement
  const isBlock = element.localName !== 'img' && (!parent || holders.test(parent.localName))
  if (!isBlock) return element.replaceWith(made)
  const paragraph = document.createElement('p')
  paragraph.append(made)
  element.replaceWith(paragraph)
}

/**
 * Replaces images and players of other hosts by links, and what has no address by a note: a page loads nothing from
 * another host, and nothing of a text is lost without a word. `rel` is of the links.
 */
export function replaceForeignMedia(fragment: DocumentFragment, words: ArticleWords, rel?: string): void {
  for (const element of fragment.querySelectorAll('img, video, audio, iframe')) {
    const fate = fateOf(element)
    const src = cleanAddress(element.getAttribute('src') ?? '')
    if (fate === 'lost') replaceByLink(element, noteFor(element, words), undefined)
    else if (fate === 'link') {
      const isImage = element.localName === 'img'
      const text = isImage ? words.image(element.getAttribute('alt') || hostOf(src)) : linkText(element, words)
      replaceByLink(element, text, isImage ? src : (embedOf(src)?.page ?? src), rel)
    }
  }
}
