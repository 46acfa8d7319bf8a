import { optimisedImage } from '../images'
import type { ArticleWords } from '../article-words'
import { element, htmlOf } from './element'
import { linkBack } from './footnotes'
import { presentPlayers } from './media/present-players'
import { replaceForeignMedia } from './media/foreign-media'
import { presentBlocks } from './present-blocks'
import { presentTables } from './present-tables'
import { readableAddress } from './readable-address'

const bare = (address: string): string =>
  address
    .trim()
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')

/** What `print.css` prints after a link; undefined if that is its address as it is written, empty for nothing. */
function printed(link: Element, href: string, known: Set<string>): string | undefined {
  if (known.has(href)) return ''
  known.add(href)
  const address = readableAddress(href)
  const text = bare(link.textContent ?? '')
  if (text !== '' && (text === bare(href) || text === bare(address))) return ''
  return address === href ? undefined : address
}

function presentLinks(fragment: DocumentFragment): void {
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

/** Space reserved for an image of unknown size, so that the text below does not move when it loads. */
const unmeasured = { width: 1200, height: 675 }

function presentImage(image: Element): void {
  const src = image.getAttribute('src') ?? ''
  const alt = image.getAttribute('alt') ?? ''
  if (src.startsWith('data:')) {
    for (const [name, value] of Object.entries({ alt, loading: 'lazy', decoding: 'async' }))
      image.setAttribute(name, value)
    return
  }
  const [width, height] = ['width', 'height'].map((name) => Number(image.getAttribute(name)) || undefined)
  const measured = width && height ? { width, height } : undefined
  const size = measured ?? unmeasured
  // An author may have made it smaller: it is sharp on screens of three times as many pixels.
  const pixels = size.width * 3
  const attributes = optimisedImage({ src, alt, ...size, pixels, sizes: '(min-width: 768px) 46rem, 100vw' })
  image.replaceWith(element(image.ownerDocument, 'img', { ...attributes, ...(!measured && { class: 'unmeasured' }) }))
}

/** Spec 5: frames in a container, blockquotes in a style of their own. `page` is the article's address. */
export function present(fragment: DocumentFragment, words: ArticleWords, page: string): string {
  replaceForeignMedia(fragment, words, 'noopener noreferrer nofollow')
  presentPlayers(fragment, words, page)
  for (const image of fragment.querySelectorAll('img')) presentImage(image)
  presentLinks(fragment)
  presentTables(fragment, words)
  for (const quote of fragment.querySelectorAll('blockquote')) quote.setAttribute('class', 'article-quote')
  presentBlocks(fragment)
  linkBack(fragment, words)
  return htmlOf(fragment)
}
