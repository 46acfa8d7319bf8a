import type { Payload, PayloadRequest } from 'payload'
import { withPresentImages, type StoredImage } from '@/lib/content/html/image-addresses'
import { mediaNameOf, mediaPath } from '@/lib/content/media-address'
import { defaultLanguage } from '@/lib/domain/languages'
import { logOnce } from '@/lib/operations/log/loggable'
import { filesNamed } from '../files/file-names'
import { toHtml } from './editor-html'
import type { Article } from '../payload-types'

type Written = Pick<Article, 'format' | 'html' | 'body' | 'language'>

/** The stored HTML, of the editor or pasted by staff. Throws for a body that no editor made. */
export async function writtenHtml(
  { format, html, body, language = defaultLanguage }: Partial<Written>,
  payload: Payload,
  req?: PayloadRequest,
): Promise<string> {
  return (format === 'HTML' ? (html ?? '') : await toHtml(body, { payload, req, language })).normalize('NFC')
}

export const withoutText = (id: string | number | undefined): string => `The article ${id} is shown without its text:`

/** The same; empty if its body cannot be read: one such article must not take down what lists it. */
export async function readableHtml(
  article: Partial<Written> & { id?: number },
  payload: Payload,
  req?: PayloadRequest,
): Promise<string> {
  try {
    return await writtenHtml(article, payload, req)
  } catch (error) {
    logOnce(`text of ${article.id}`, withoutText(article.id), error)
    return ''
  }
}

/** Finds images by file name. An image's current name takes precedence over a former name of another image. */
async function imagesCalled(
  names: string[],
  payload: Payload,
  req?: PayloadRequest,
): Promise<Map<string, StoredImage>> {
  const images = new Map<string, StoredImage>()
  for (const where of filesNamed(names)) {
    const { docs } = await payload.find({ collection: 'media', where, depth: 0, pagination: false, req })
    for (const { filename, formerNames, width, height } of docs) {
      if (!filename) continue
      const image = { address: mediaPath(filename), width: width ?? 0, height: height ?? 0 }
      for (const name of formerNames ?? []) if (!images.has(name)) images.set(name, image)
      images.set(filename, image)
    }
  }
  return images
}

/** HTML with the current addresses of its images: staff may have replaced a file since the text was written. */
export function articleContent(html: string, payload: Payload, req?: PayloadRequest): Promise<string> {
  return withPresentImages(html, mediaNameOf, (names) => imagesCalled(names, payload, req))
}
