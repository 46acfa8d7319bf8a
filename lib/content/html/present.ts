import { optimisedImage } from '../images'
import type { ArticleWords } from './article-html-words'
import { element } from './element'
import { linkBack } from './footnotes'
import { presentPlayers } from './media/present-players'
import { replaceForeignMedia } from './media/foreign-media'
import { presentBlocks } from './present-blocks'
import { presentLinks } from './present-links'
import { presentTables } from './present-tables'

/** Space reserved for an image of unknown size, so that the text below does not move when it loads. */
const unmeasured = { width: 1200, height: 675 }

function presentImage(image: Element): void {
  const document = image.ownerDocument
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
  image.replaceWith(element(document, 'img', { ...attributes, ...(!measured && { class: 'unmeasured' }) }))
}

/**
 * Prepares sanitised article HTML for display (spec 5: frames in a container, blockquotes in a style of their own).
 * `page` is the article's address.
 */
export function present(fragment: DocumentFragment, words: ArticleWords, page: string): string {
  replaceForeignMedia(fragment, words, 'noopener noreferrer nofollow')
  presentPlayers(fragment, words, page)
  for (const image of fragment.querySelectorAll('img')) presentImage(image)
  presentLinks(fragment)
  presentTables(fragment, words)
  for (const quote of fragment.querySelectorAll('blockquote')) quote.setAttribute('class', 'article-quote')
  presentBlocks(fragment)
  linkBack(fragment, words)
  const holder = fragment.ownerDocument.createElement('div')
  holder.append(fragment)
  return holder.innerHTML
}
