import { optimisedImage } from '../images'
import { linkBack, type FootnoteWords } from './footnotes'
import { presentPlayers } from './media/present-players'
import { putStandIns } from './media/stand-ins'
import { presentBlocks } from './present-blocks'
import { presentLinks } from './present-links'
import { presentTables } from './present-tables'

/** Words for displaying an article, in the article's language. */
export interface ArticleWords extends FootnoteWords {
  /** Language of these words, as in a `lang` attribute. */
  lang: string
  playVideo: (title: string) => string
  playAudio: (title: string) => string
  openMap: (title: string) => string
  linkTo: (host: string) => string
  picture: (name: string) => string
  /** A note in place of what has no address. */
  missingPicture: (name: string) => string
  missingEmbed: (name: string) => string
  unnamed: string
  table: string
}

function element(
  document: Document,
  name: string,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElement {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  made.append(...children)
  return made
}

/** Space reserved for a picture of unknown size, so that the text below does not move when it loads. */
const unmeasured = { width: 1200, height: 675 }

/** Makes this site's pictures responsive. */
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
  const attributes = optimisedImage({ src, alt, ...(measured ?? unmeasured), sizes: '(min-width: 768px) 46rem, 100vw' })
  image.replaceWith(element(document, 'img', { ...attributes, ...(!measured && { class: 'unmeasured' }) }))
}

/**
 * Prepares sanitised article HTML for display (spec 5: frames in a container, blockquotes in a style of their own).
 * `page` is the article's address.
 */
export function present(fragment: DocumentFragment, words: ArticleWords, page: string): string {
  putStandIns(fragment, words, 'noopener noreferrer nofollow')
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
