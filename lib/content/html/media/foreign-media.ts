import { allowedFrame, embedOf } from '../embeds'
import { cleanAddress } from '../embeds/embed'
import { element } from '../element'
import { fileName } from './sources'
import type { ArticleWords } from '../../article-words'

/** What may be shown as it is: `/media/` is the site's own, whatever its pages are called. */
const ownFile = /^\/media\/[^/?#\\]+$/

const inAddress = /^data:image\/(?:png|jpe?g|gif|webp);/

type Fate = 'shown' | 'link' | 'lost'

export function fateOf(media: Element): Fate {
  const src = cleanAddress(media.getAttribute('src') ?? '')
  const isShown =
    media.localName === 'iframe'
      ? allowedFrame(src) !== undefined
      : ownFile.test(src) || (media.localName === 'img' && inAddress.test(src))
  if (isShown) return 'shown'
  if (/^https?:$/.test(URL.parse(src)?.protocol ?? '')) return 'link'
  // A document, or a page of the site. An image there is none of the library.
  return media.localName !== 'img' && /^\/(?!\/)/.test(src) ? 'link' : 'lost'
}

const holders = /^(?:div|section|article|aside|blockquote|figure|li|dd|td|th)$/

const hostOf = (address: string): string =>
  URL.parse(address)?.host.replace(/^www\./, '') ?? fileName(address.split(/[?#]/, 1)[0] ?? '')

export function linkText(media: Element, words: ArticleWords): string {
  const src = media.getAttribute('src') ?? ''
  const frame = media.localName === 'iframe' ? allowedFrame(src) : undefined
  const title = media.getAttribute('title')?.trim()
  if (frame) return (frame.kind === 'map' ? words.openMap : words.playVideo)(title || frame.site)
  const host = hostOf(embedOf(src)?.page ?? src)
  if (media.localName === 'video') return words.playVideo(title || host)
  if (media.localName === 'audio') return words.playAudio(title || host)
  return words.linkTo(title ? `${title} (${host})` : host)
}

function noteFor(media: Element, words: ArticleWords): string {
  const isImage = media.localName === 'img'
  const name = media.getAttribute(isImage ? 'alt' : 'title')?.trim() ?? ''
  return isImage ? words.missingImage(name) : words.missingEmbed(name)
}

export function replaceByLink(replaced: Element, text: string, href: string | undefined, rel?: string): void {
  const { ownerDocument, parentElement } = replaced
  // An image in a link is described by it.
  const isLink = href !== undefined && !replaced.closest('a')
  const made = isLink ? element(ownerDocument, 'a', { href, ...(rel && { rel }) }, text) : text
  const isBlock = replaced.localName !== 'img' && (!parentElement || holders.test(parentElement.localName))
  replaced.replaceWith(isBlock ? element(ownerDocument, 'p', {}, made) : made)
}

/** A page loads nothing from another host, and nothing of a text is lost without a word. `rel` is of the links. */
export function replaceForeignMedia(fragment: DocumentFragment, words: ArticleWords, rel?: string): void {
  for (const media of fragment.querySelectorAll('img, video, audio, iframe')) {
    const fate = fateOf(media)
    const src = cleanAddress(media.getAttribute('src') ?? '')
    if (fate === 'lost') replaceByLink(media, noteFor(media, words), undefined)
    else if (fate === 'link') {
      const isImage = media.localName === 'img'
      const text = isImage ? words.image(media.getAttribute('alt') || hostOf(src)) : linkText(media, words)
      replaceByLink(media, text, isImage ? src : (embedOf(src)?.page ?? src), rel)
    }
  }
}
