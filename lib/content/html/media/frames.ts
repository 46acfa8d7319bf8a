import { cleanAddress } from '../embeds/embed'
import { element } from '../element'
import { isBlank } from '../paragraphs'
import { frameAddress, isHidden } from './sources'

/** Elements that a script of another site would have replaced by its player: the attribute that names what it shows. */
const placeholders: { selector: string; attribute: string; address: (value: string) => string }[] = [
  ...['fb-video', 'fb-post'].map((name) => ({
    selector: `.${name}[data-href]`,
    attribute: 'data-href',
    address: (page: string) =>
      `https://www.facebook.com/plugins/${name.slice(3)}.php?href=${encodeURIComponent(cleanAddress(page))}`,
  })),
  {
    selector: 'fb\\:video[href]',
    attribute: 'href',
    address: (page) => `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(cleanAddress(page))}`,
  },
  ...[
    ['lite-youtube[videoid]', 'videoid'],
    ['amp-youtube[data-videoid]', 'data-videoid'],
    ['[data-youtube-id]', 'data-youtube-id'],
    ['[data-plyr-provider="youtube"]', 'data-plyr-embed-id'],
    ['.youtube-player[data-id]', 'data-id'],
  ].map(([selector = '', attribute = '']) => ({
    selector,
    attribute,
    address: (id: string) => (/^https?:/.test(id) ? id : `https://www.youtube.com/embed/${encodeURIComponent(id)}`),
  })),
  ...[
    ['lite-vimeo[videoid]', 'videoid'],
    ['amp-vimeo[data-videoid]', 'data-videoid'],
    ['[data-plyr-provider="vimeo"]', 'data-plyr-embed-id'],
  ].map(([selector = '', attribute = '']) => ({
    selector,
    attribute,
    address: (id: string) => (/^https?:/.test(id) ? id : `https://player.vimeo.com/video/${encodeURIComponent(id)}`),
  })),
  { selector: 'oembed[url]', attribute: 'url', address: (address) => address },
  { selector: '[data-oembed-url]:not(:has(iframe))', attribute: 'data-oembed-url', address: (address) => address },
  { selector: 'amp-iframe[src]', attribute: 'src', address: (address) => address },
]

/** Quotations whose script would have shown a post: the attribute that names its page. */
const quotedPosts = [
  ['blockquote.tiktok-embed[cite]', 'cite'],
  ['blockquote[data-instgrm-permalink]', 'data-instgrm-permalink'],
] as const

function frameFor(placeholder: Element, src: string): Element {
  const title = (placeholder.getAttribute('title') ?? placeholder.getAttribute('data-title'))?.trim()
  return element(placeholder.ownerDocument, 'iframe', { src, ...(title && { title }) })
}

const placeholderTags = new Set(['fb:video', 'lite-youtube', 'lite-vimeo', 'oembed', 'amp-iframe'])

const placeholderAttributes = [...new Set(placeholders.map(({ attribute }) => attribute))].filter((name) =>
  name.startsWith('data-'),
)

/** Elements that may be placeholders. The selectors themselves are slow, and most elements are none. */
const mayBePlaceholder = (element: Element): boolean =>
  placeholderTags.has(element.localName) || placeholderAttributes.some((name) => element.hasAttribute(name))

function replacePlaceholders(body: HTMLElement): void {
  for (const placeholder of [...body.getElementsByTagName('*')].filter(mayBePlaceholder)) {
    const rule = placeholders.find(({ selector }) => placeholder.matches(selector))
    const value = rule && placeholder.getAttribute(rule.attribute)?.trim()
    if (!value) continue
    placeholder.before(frameFor(placeholder, rule.address(value)))
    // Facebook's code holds a quotation of the post, others an image with a button.
    if (isBlank(placeholder) || !rule.selector.startsWith('.fb-')) placeholder.remove()
  }
}

export function unifyFrames(body: HTMLElement): void {
  replacePlaceholders(body)
  for (const quotation of body.querySelectorAll('blockquote')) {
    for (const [selector, attribute] of quotedPosts) {
      if (!quotation.matches(selector)) continue
      const page = cleanAddress(quotation.getAttribute(attribute) ?? '')
      const isLinked = [...quotation.querySelectorAll('a')].some((link) => link.getAttribute('href')?.startsWith(page))
      if (/^https?:/i.test(page) && !isLinked) quotation.after(frameFor(quotation, page))
    }
  }
  for (const frame of body.querySelectorAll('iframe')) {
    if (isHidden(frame)) {
      frame.remove()
      continue
    }
    const src = frameAddress((name) => frame.getAttribute(name))
    if (src) frame.setAttribute('src', src)
    // A frame has no content; what is written in it is shown by no browser.
    frame.textContent = ''
  }
}
