import { optimisedImage } from '../images'
import { deferredFrame, frameRights } from './deferred-frame'
import { allowedFrame } from './embeds'
import { linkBack, type FootnoteWords } from './footnotes'
import { presentBlocks } from './present-blocks'

/** Words for displaying an article, in the article's language. */
export interface ArticleWords extends FootnoteWords {
  /** Language of these words, as in a `lang` attribute. */
  lang: string
  playVideo: (title: string) => string
  openMap: (title: string) => string
  embedded: string
  linkTo: (host: string) => string
  picture: (name: string) => string
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

function linkTo(document: Document, href: string, text: string): HTMLElement {
  return element(document, 'p', {}, element(document, 'a', { href, rel: 'noopener noreferrer nofollow' }, text))
}

/** Shows a frame of an allowed host on demand, in a container. Any other frame becomes a plain link. */
function presentFrame(frame: Element, words: ArticleWords): void {
  const document = frame.ownerDocument
  const src = frame.getAttribute('src') ?? ''
  const allowed = allowedFrame(src)
  const place = frame.closest('p') ?? frame
  if (!allowed) {
    const host = URL.parse(src)?.host
    if (host) place.after(linkTo(document, src, words.linkTo(host)))
    frame.remove()
    return
  }
  const title = frame.getAttribute('title')?.trim() || words.embedded
  const ask = allowed.kind === 'map' ? words.openMap(title) : words.playVideo(title)
  const { srcDoc, referrerPolicy, ...attributes } = deferredFrame({ src: allowed.src, title, ask, lang: words.lang })
  const shown = element(document, 'iframe', {
    ...attributes,
    // The author chose the video, not the site, so the player gets only the permissions that it needs.
    sandbox: frameRights.sandbox,
    srcdoc: srcDoc,
    referrerpolicy: referrerPolicy,
    width: '560',
    height: '315',
    allow: frameRights.allow,
  })
  place.after(element(document, 'div', { class: 'embed' }, shown))
  frame.remove()
  if (place !== frame && !place.textContent?.trim() && !place.querySelector('img, iframe')) place.remove()
}

/** Space reserved for a picture of unknown size, so that the text below does not move when it loads. */
const unmeasured = { width: 1200, height: 675 }

/** Makes this site's pictures responsive. A picture on another host becomes a link to it. */
function presentImage(image: Element, words: ArticleWords): void {
  const document = image.ownerDocument
  const src = image.getAttribute('src') ?? ''
  const alt = image.getAttribute('alt') ?? ''
  if (/^data:image\/(?:png|jpe?g|gif|webp);/.test(src)) {
    for (const [name, value] of Object.entries({ alt, loading: 'lazy', decoding: 'async' }))
      image.setAttribute(name, value)
    return
  }
  if (!src.startsWith('/media/')) {
    const host = URL.parse(src)?.host
    if (!host) image.remove()
    else
      image.replaceWith(
        element(document, 'a', { href: src, rel: 'noopener noreferrer nofollow' }, words.picture(alt || host)),
      )
    return
  }
  const [width, height] = ['width', 'height'].map((name) => Number(image.getAttribute(name)) || undefined)
  const measured = width && height ? { width, height } : undefined
  const attributes = optimisedImage({ src, alt, ...(measured ?? unmeasured), sizes: '(min-width: 768px) 46rem, 100vw' })
  image.replaceWith(element(document, 'img', { ...attributes, ...(!measured && { class: 'unmeasured' }) }))
}

function presentLink(link: Element): void {
  const href = link.getAttribute('href')
  if (!href) link.replaceWith(...link.childNodes)
  else if (/^https?:/i.test(href) && !link.hasAttribute('rel')) link.setAttribute('rel', 'noopener noreferrer')
}

function presentTable(table: Element, words: ArticleWords): void {
  const document = table.ownerDocument
  const name = table.querySelector('caption')?.textContent?.trim() || words.table
  const scroller = element(document, 'section', { class: 'table-scroll', tabindex: '0', 'aria-label': name })
  table.replaceWith(scroller)
  scroller.append(table)
}

/** Prepares sanitised article HTML for display (spec 5: frames in a container, blockquotes in a style of their own). */
export function present(fragment: DocumentFragment, words: ArticleWords): string {
  for (const frame of fragment.querySelectorAll('iframe')) presentFrame(frame, words)
  for (const image of fragment.querySelectorAll('img')) presentImage(image, words)
  for (const link of fragment.querySelectorAll('a')) presentLink(link)
  for (const table of fragment.querySelectorAll('table')) presentTable(table, words)
  for (const quote of fragment.querySelectorAll('blockquote')) quote.setAttribute('class', 'article-quote')
  presentBlocks(fragment)
  linkBack(fragment, words)
  const holder = fragment.ownerDocument.createElement('div')
  holder.append(fragment)
  return holder.innerHTML
}
