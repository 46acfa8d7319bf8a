import { fileName } from '@/lib/content/html/media/sources'
import { largestImage } from '@/lib/content/uploaded-images/limits'
import { singleSpaced } from '@/lib/domain/text'
import { element } from '../html/element'
import { lineOf } from '../html/line-of'

/** Why an image is sent nowhere: a file of the own computer, no https, too many, too large, or no image. */
export type PasteError = 'local' | 'closed' | 'many' | 'large' | 'kind'

export interface PastedImage {
  from: 'data' | 'address' | 'missing'
  error?: PasteError
  address: string
  name: string
  alt: string
  caption: string
}

export const maxImages = 60

/** Longest address with data: the largest image that the media library takes, in base64. */
const longestData = Math.ceil((largestImage * 4) / 3) + 100

const storable = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,/i

const captions = 'figcaption, .wp-caption-text, .MsoCaption'

function captionOf(image: Element): Element | undefined {
  const figure = image.closest('figure, .wp-caption')
  if (figure) {
    // The caption of several images is none of one of them.
    return figure.querySelectorAll('img').length === 1 ? (figure.querySelector(captions) ?? undefined) : undefined
  }
  const block = image.closest('p, div')
  const next = block?.nextElementSibling
  return next?.matches('p.MsoCaption') && !next.querySelector('img') ? next : undefined
}

export function pasteErrorOf(address: string, count: number, origin: string): PasteError | undefined {
  if (count >= maxImages) return 'many'
  if (/^data:/i.test(address))
    return !storable.test(address) ? 'kind' : address.length > longestData ? 'large' : undefined
  if (/^https:\/\/[^\s/]/i.test(address) || address.startsWith(`${origin}/media/`)) return undefined
  return /^http:/i.test(address) ? 'closed' : 'local'
}

function pastedImage(image: Element, count: number, origin: string): Omit<PastedImage, 'caption'> {
  const address = (image.getAttribute('src') ?? '').trim()
  const alt = singleSpaced(image.getAttribute('alt') ?? '')
    .normalize('NFC')
    .slice(0, 500)
  const name = fileName(address) || alt
  const error = pasteErrorOf(address, count, origin)
  if (error) return { from: 'missing', error, address: '', name, alt }
  return { from: /^data:/i.test(address) ? 'data' : 'address', address, name, alt }
}

const outside = 'table, ul, ol'

/** The block after which an image is inserted: images are blocks of their own, outside of lists and tables. */
function blockOf(image: Element, body: Element): Element {
  let block = image.closest(outside) ?? image.closest('p, h1, h2, h3, h4, h5, h6, figure') ?? image
  for (let outer = block.parentElement?.closest(outside); outer; outer = outer.parentElement?.closest(outside))
    block = outer
  return body.contains(block) ? block : image
}

export function cutImages(body: HTMLElement, origin: string, insert: (image: PastedImage) => string): void {
  let count = 0
  const lastAfter = new Map<Element, Element>()
  for (const image of body.querySelectorAll('img')) {
    const pasted = pastedImage(image, count, origin)
    count += 1
    const caption = captionOf(image)
    const block = blockOf(image, body)
    const mark = insert({ ...pasted, caption: caption ? lineOf(caption).normalize('NFC') : '' })
    const paragraph = element(body.ownerDocument, 'p', {}, mark)
    ;(lastAfter.get(block) ?? block).after(paragraph)
    lastAfter.set(block, paragraph)
    caption?.remove()
    image.remove()
  }
}
