import { cleanAddress } from '../embeds/embed'
import { element } from '../element'
import { isBlank } from '../paragraphs'
import { frameAddress, isHidden } from './sources'

type Address = (value: string) => string

const facebook =
  (plugin: 'video' | 'post'): Address =>
  (page) =>
    `https://www.facebook.com/plugins/${plugin}.php?href=${encodeURIComponent(cleanAddress(page))}`

const idAt =
  (place: string): Address =>
  (id) =>
    /^https?:/.test(id) ? id : place + encodeURIComponent(id)

const youtube = idAt('https://www.youtube.com/embed/')
const vimeo = idAt('https://player.vimeo.com/video/')

/** Elements that a script of another site would have replaced by its player: the attribute that names what it shows. */
const placeholders: [selector: string, attribute: string, address?: Address][] = [
  ['.fb-video[data-href]', 'data-href', facebook('video')],
  ['.fb-post[data-href]', 'data-href', facebook('post')],
  ['fb\\:video[href]', 'href', facebook('video')],
  ['lite-youtube[videoid]', 'videoid', youtube],
  ['amp-youtube[data-videoid]', 'data-videoid', youtube],
  ['[data-youtube-id]', 'data-youtube-id', youtube],
  ['[data-plyr-provider="youtube"]', 'data-plyr-embed-id', youtube],
  ['.youtube-player[data-id]', 'data-id', youtube],
  ['lite-vimeo[videoid]', 'videoid', vimeo],
  ['amp-vimeo[data-videoid]', 'data-videoid', vimeo],
  ['[data-plyr-provider="vimeo"]', 'data-plyr-embed-id', vimeo],
  ['oembed[url]', 'url'],
  ['[data-oembed-url]:not(:has(iframe))', 'data-oembed-url'],
  ['amp-iframe[src]', 'src'],
]

const quotedPosts = [
  ['blockquote.tiktok-embed[cite]', 'cite'],
  ['blockquote[data-instgrm-permalink]', 'data-instgrm-permalink'],
] as const

function frameFor(placeholder: Element, src: string): Element {
  const title = (placeholder.getAttribute('title') ?? placeholder.getAttribute('data-title'))?.trim()
  return element(placeholder.ownerDocument, 'iframe', { src, ...(title && { title }) })
}

const placeholderTags = new Set(['fb:video', 'lite-youtube', 'lite-vimeo', 'oembed', 'amp-iframe'])

const placeholderAttributes = [...new Set(placeholders.map(([, attribute]) => attribute))].filter((name) =>
  name.startsWith('data-'),
)

/** Elements that may be placeholders. The selectors themselves are slow, and most elements are none. */
const mayBePlaceholder = (element: Element): boolean =>
  placeholderTags.has(element.localName) || placeholderAttributes.some((name) => element.hasAttribute(name))

function replacePlaceholders(body: HTMLElement): void {
  for (const placeholder of [...body.getElementsByTagName('*')].filter(mayBePlaceholder)) {
    const [selector, attribute, address] = placeholders.find(([each]) => placeholder.matches(each)) ?? []
    const value = attribute && placeholder.getAttribute(attribute)?.trim()
    if (!value) continue
    placeholder.before(frameFor(placeholder, address?.(value) ?? value))
    // Facebook's code holds a quotation of the post, others an image with a button.
    if (isBlank(placeholder) || !selector?.startsWith('.fb-')) placeholder.remove()
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
