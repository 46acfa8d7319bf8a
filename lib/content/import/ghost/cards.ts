import { marked } from 'marked'
import { z } from 'zod'
import { filmPlayer } from '../../html/embeds'
import { escapeHtml } from '../../html/escape'
import { startTags } from '../../html/start-tags'
import { hiddenCard, inEmail } from './readers'

/**
 * Cards of Ghost's editor as HTML of this site. Their fields have the names of Ghost's two editors; texts are HTML where
 * Ghost has HTML.
 */

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? '').trim())
  .catch('')

/** Whether a part of a card is shown; it may have its values all the same. */
const shown = z.boolean().optional().catch(undefined)

const image = z.looseObject({ src: text, alt: text }).catch({ src: '', alt: '' })

const fields = z.looseObject({
  src: text,
  url: text,
  alt: text,
  href: text,
  caption: text,
  title: text,
  html: text,
  heading: text,
  subheading: text,
  header: text,
  subheader: text,
  content: text,
  code: text,
  markdown: text,
  fileTitle: text,
  fileName: text,
  fileCaption: text,
  calloutText: text,
  calloutEmoji: text,
  buttonText: text,
  buttonUrl: text,
  buttonEnabled: shown,
  showButton: shown,
  backgroundImageSrc: text,
  imageUrl: text,
  sponsorLabel: text,
  textValue: text,
  productTitle: text,
  productDescription: text,
  productImageSrc: text,
  productButton: text,
  productUrl: text,
  productButtonEnabled: shown,
  images: z.array(image).catch([]),
  metadata: z
    .looseObject({ title: text, description: text, publisher: text, author: text, url: text })
    .catch({ title: '', description: '', publisher: '', author: '', url: '' }),
})

type Fields = z.infer<typeof fields>

const given = (html: string, before: string, after: string) => (html === '' ? '' : before + html + after)
const captioned = (caption: string) => given(caption, '<figcaption>', '</figcaption>')
const link = (address: string, label: string) =>
  address === '' ? label : `<a href="${escapeHtml(address)}">${label || escapeHtml(address)}</a>`
/** HTML that may have no blocks. */
const block = (html: string) =>
  html === '' || /^<(?:p|h\d|ul|ol|blockquote|div|figure|table|pre)\b/i.test(html) ? html : `<p>${html}</p>`

const picture = ({ src, alt }: z.infer<typeof image>) => `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">`

function pictureFigure({ src, alt, href, caption }: Fields): string {
  const shown = picture({ src, alt })
  return src === '' ? '' : `<figure>${href === '' ? shown : link(href, shown)}${captioned(caption)}</figure>`
}

function gallery({ images, caption }: Fields): string {
  const figures = images.filter(({ src }) => src !== '').map((each) => `<figure>${picture(each)}</figure>`)
  if (figures.length < 2) return figures.join('') + given(caption, '<p>', '</p>')
  return `<figure>${figures.join('')}${captioned(caption)}</figure>`
}

function bookmark({ url, metadata, caption, title }: Fields): string {
  const { title: named, description, author, publisher } = metadata
  const from = [author, publisher].filter(Boolean).map(escapeHtml).join(', ')
  const lines = [
    link(url || metadata.url, escapeHtml(named || title)),
    escapeHtml(description),
    given(from, '<small>', '</small>'),
    caption,
  ]
  return given(lines.filter(Boolean).join('<br>'), '<p>', '</p>')
}

/** A film, a frame, or a link; words of a quotation, such as those of a tweet, stay. */
function embed({ url, html, caption, metadata }: Fields): string {
  const [frame] = startTags(html, ['iframe'])
  const address = frame?.attributes.get('src') ?? ''
  const player = filmPlayer(url) ?? filmPlayer(address)
  const title = metadata.title && ` title="${escapeHtml(metadata.title)}"`
  const words = given(caption, '<p>', '</p>')
  if (player || address) return `<iframe src="${escapeHtml(player ?? address)}"${title}></iframe>${words}`
  const quotation = /<blockquote\b[\s\S]*?<\/blockquote>/i.exec(html)?.[0] ?? ''
  return quotation + given(link(url, escapeHtml(metadata.title)), '<p>', '</p>') + words
}

/** A film or a sound. Without an address it is a gap with its name. */
const player = (kind: 'video' | 'audio', { src, title, fileName, caption }: Fields): string =>
  (src === ''
    ? `<iframe title="${escapeHtml(title || fileName || kind)}"></iframe>`
    : `<${kind} src="${escapeHtml(src)}" title="${escapeHtml(title || fileName)}"></${kind}>`) +
  given(caption, '<p>', '</p>')

/** A picture without words of its own. */
const bare = (src: string): string => (src === '' ? '' : `<figure>${picture({ src, alt: '' })}</figure>`)

const button = ({ buttonEnabled, buttonText, buttonUrl, showButton }: Fields): string =>
  buttonUrl === '' || buttonEnabled === false || showButton === false
    ? ''
    : `<p>${link(buttonUrl, escapeHtml(buttonText))}</p>`

const cards: Record<string, (card: Fields) => string> = {
  image: pictureFigure,
  gallery,
  bookmark,
  embed,
  callout: ({ calloutText, calloutEmoji }) =>
    calloutText === ''
      ? ''
      : `<aside data-note="info">${calloutEmoji === '' ? block(calloutText) : `<p>${escapeHtml(calloutEmoji)} ${calloutText.replace(/^<p[^>]*>([\s\S]*)<\/p>$/i, '$1')}</p>`}</aside>`,
  toggle: ({ heading, content }) =>
    given(heading.replace(/<\/?(?:p|h\d)\b[^>]*>/gi, ''), '<p><strong>', '</strong></p>') + block(content),
  file: ({ src, fileTitle, fileName, fileCaption }) =>
    src === ''
      ? ''
      : `<p>${link(src, escapeHtml(fileTitle || fileName))}</p>${given(escapeHtml(fileCaption), '<p>', '</p>')}`,
  audio: (card) => player('audio', card),
  video: (card) => player('video', card),
  button,
  code: ({ code, caption }) => `<pre><code>${escapeHtml(code)}</code></pre>${given(caption, '<p>', '</p>')}`,
  html: ({ html }) => html,
  markdown: ({ markdown }) => marked.parse(markdown, { async: false }),
  hr: () => '<hr>',
  header: (card) =>
    bare(card.backgroundImageSrc) +
    given(card.heading || card.header, '<h2>', '</h2>') +
    given(card.subheading || card.subheader, '<p>', '</p>') +
    button(card),
  product: ({ productTitle, productDescription, productImageSrc, productButton, productButtonEnabled, productUrl }) =>
    bare(productImageSrc) +
    given(productTitle, '<p><strong>', '</strong></p>') +
    block(productDescription) +
    (productUrl === '' || productButtonEnabled === false
      ? ''
      : `<p>${link(productUrl, escapeHtml(productButton))}</p>`),
  'call-to-action': (card) =>
    given(card.sponsorLabel.replace(/<\/?p\b[^>]*>/gi, ''), '<p><small>', '</small></p>') +
    bare(card.imageUrl) +
    block(card.textValue) +
    button(card),
}

/** Names of cards in Ghost's two editors. */
const otherNames: Record<string, string> = {
  'card-markdown': 'markdown',
  codeblock: 'code',
  horizontalrule: 'hr',
  'image-card': 'image',
}

/** What is in e-mails and forms for members, and no part of an article. */
const leftOut: Record<string, string> = {
  email: inEmail,
  'email-cta': inEmail,
  signup: 'a form to sign up',
  paywall: '',
  zwnj: '',
}

/** A card as HTML. `onDropped` learns what is not taken. */
export function cardHtml(name: string, payload: unknown, onDropped: (what: string) => void): string {
  const kind = otherNames[name] ?? name
  const dropped = leftOut[kind] ?? hiddenCard(payload)
  if (dropped !== undefined) {
    if (dropped !== '') onDropped(dropped)
    return ''
  }
  const card = cards[kind]
  const read = fields.safeParse(payload ?? {})
  if (card && read.success) return card(read.data)
  onDropped(`a card of the kind "${name}"`)
  return ''
}
