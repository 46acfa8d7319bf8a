import { parseBody } from '../../html/parse'
import { dropComments } from '../../html/pasted'
import { cardHtml } from './cards'
import { publicHtml } from './readers'

/** The HTML that Ghost made of a text: its cards become HTML of this site. */

const textIn = (card: Element, selector: string): string => card.querySelector(selector)?.textContent?.trim() ?? ''
const htmlIn = (card: Element, selector: string): string => card.querySelector(selector)?.innerHTML.trim() ?? ''
const attributeIn = (card: Element, selector: string, name: string): string =>
  card.querySelector(selector)?.getAttribute(name) ?? ''

const pictureOf = (image: Element) => ({
  src: image.getAttribute('src') ?? '',
  alt: image.getAttribute('alt') ?? '',
})

const caption = (card: Element) => htmlIn(card, 'figcaption')

/** Cards by the classes that Ghost gives them: their names and fields in Ghost's editor. */
const rendered: [selector: string, name: string, fields: (card: Element) => object][] = [
  [
    '.kg-gallery-card',
    'gallery',
    (card) => ({ images: [...card.querySelectorAll('img')].map(pictureOf), caption: caption(card) }),
  ],
  [
    '.kg-bookmark-card',
    'bookmark',
    (card) => ({
      url: attributeIn(card, 'a.kg-bookmark-container', 'href'),
      metadata: {
        title: textIn(card, '.kg-bookmark-title'),
        description: textIn(card, '.kg-bookmark-description'),
        author: textIn(card, '.kg-bookmark-author'),
        publisher: textIn(card, '.kg-bookmark-publisher'),
      },
      caption: caption(card),
    }),
  ],
  [
    '.kg-callout-card',
    'callout',
    (card) => ({ calloutText: htmlIn(card, '.kg-callout-text'), calloutEmoji: textIn(card, '.kg-callout-emoji') }),
  ],
  [
    '.kg-toggle-card',
    'toggle',
    (card) => ({
      heading: htmlIn(card, '.kg-toggle-heading-text'),
      content: htmlIn(card, '.kg-toggle-content'),
    }),
  ],
  [
    '.kg-file-card',
    'file',
    (card) => ({
      src: attributeIn(card, 'a.kg-file-card-container', 'href'),
      fileTitle: textIn(card, '.kg-file-card-title'),
      fileName: textIn(card, '.kg-file-card-filename'),
      fileCaption: textIn(card, '.kg-file-card-caption'),
    }),
  ],
  [
    '.kg-audio-card',
    'audio',
    (card) => ({ src: attributeIn(card, 'audio', 'src'), title: textIn(card, '.kg-audio-title') }),
  ],
  ['.kg-video-card', 'video', (card) => ({ src: attributeIn(card, 'video', 'src'), caption: caption(card) })],
  [
    '.kg-embed-card',
    'embed',
    (card) => ({
      url: attributeIn(card, 'blockquote a[href]:last-of-type', 'href'),
      html: card.innerHTML,
      metadata: { title: attributeIn(card, 'iframe', 'title') },
      caption: caption(card),
    }),
  ],
  [
    '.kg-button-card',
    'button',
    (card) => ({ buttonText: textIn(card, 'a'), buttonUrl: attributeIn(card, 'a', 'href') }),
  ],
  [
    '.kg-header-card',
    'header',
    (card) => ({
      heading: htmlIn(card, '.kg-header-card-heading, .kg-header-card-header'),
      subheading: htmlIn(card, '.kg-header-card-subheading, .kg-header-card-subheader'),
      backgroundImageSrc: attributeIn(card, 'img', 'src'),
      buttonText: textIn(card, 'a.kg-header-card-button'),
      buttonUrl: attributeIn(card, 'a.kg-header-card-button', 'href'),
    }),
  ],
  [
    '.kg-product-card',
    'product',
    (card) => ({
      productImageSrc: attributeIn(card, 'img.kg-product-card-image', 'src'),
      productTitle: htmlIn(card, '.kg-product-card-title'),
      productDescription: htmlIn(card, '.kg-product-card-description'),
      productButton: textIn(card, 'a.kg-product-card-button'),
      productUrl: attributeIn(card, 'a.kg-product-card-button', 'href'),
    }),
  ],
  [
    '.kg-cta-card',
    'call-to-action',
    (card) => ({
      imageUrl: attributeIn(card, 'img', 'src'),
      sponsorLabel: htmlIn(card, '.kg-cta-sponsor-label'),
      textValue: htmlIn(card, '.kg-cta-text'),
      buttonText: textIn(card, 'a.kg-cta-button'),
      buttonUrl: attributeIn(card, 'a.kg-cta-button', 'href'),
    }),
  ],
  ['.kg-signup-card', 'signup', () => ({})],
]

/** Attributes that mean something on this site. */
const attributes = /^(?:href|src|alt|title|colspan|rowspan|start|width|height|data-note|id|style)$/

/** Ghost's HTML of a text in the forms of this site. `onDropped` learns what is not taken. */
export function renderedHtml(html: string, onDropped: (what: string) => void): string {
  const body = parseBody(publicHtml(html, onDropped))
  for (const [selector, name, fields] of rendered) {
    for (const card of body.querySelectorAll(selector)) {
      const holder = body.ownerDocument.createElement('div')
      holder.innerHTML = cardHtml(name, fields(card), onDropped)
      card.replaceWith(...holder.childNodes)
    }
  }
  for (const code of body.querySelectorAll('script, style, form, input, button')) {
    onDropped(`code (${code.localName})`)
    code.remove()
  }
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (!attributes.test(name)) element.removeAttribute(name)
  }
  dropComments(body)
  return body.innerHTML.trim()
}
