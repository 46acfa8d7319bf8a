import type { Payload, PayloadRequest } from 'payload'
import { withPresentPictures, type StoredPicture } from '@/lib/content/html/picture-sources'
import { mediaNameOf, mediaPath } from '@/lib/content/media-address'
import { defaultLanguage } from '@/lib/domain/languages'
import { logOnce } from '@/lib/operations/log/once'
import { filesNamed } from '../files/file-names'
import { toHtml } from './editor-html'
import type { Article } from '../payload-types'

type Written = Pick<Article, 'format' | 'html' | 'body' | 'language'>

/**
 * The article's HTML as stored: from the rich-text editor, or pasted by staff. Throws for a body that no editor made.
 */
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

/** Finds pictures by file name. A picture's current name takes precedence over a former name of another picture. */
async function picturesCalled(
  names: string[],
  payload: Payload,
  req?: PayloadRequest,
): Promise<Map<string, StoredPicture>> {
  const pictures = new Map<string, StoredPicture>()
  for (const where of filesNamed(names)) {
    const { docs } = await payload.find({
      collection: 'media',
      where,
      depth: 0,
      pagination: false,
      req,
    })
    for (const { filename, formerNames, width, height } of docs) {
      if (!filename) continue
      const picture = { address: mediaPath(filename), width: width ?? 0, height: height ?? 0 }
      for (const name of formerNames ?? []) if (!pictures.has(name)) pictures.set(name, picture)
      pictures.set(filename, picture)
    }
  }
  return pictures
}

/** HTML with the current addresses of its pictures: staff may have replaced a file since the text was written. */
export function articleContent(html: string, payload: Payload, req?: PayloadRequest): Promise<string> {
  return withPresentPictures(html, mediaNameOf, (names) => picturesCalled(names, payload, req))
}
