import type { Payload, PayloadRequest } from 'payload'
import { withPresentPictures, type StoredPicture } from '@/lib/content/html/picture-sources'
import { mediaNameOf, mediaPath } from '@/lib/content/media-address'
import { toHtml } from './editor-html'
import type { Article } from '../payload-types'

type Written = Pick<Article, 'format' | 'html' | 'body'>

/** The article's HTML as stored: from the rich-text editor, or pasted by staff. */
export async function writtenHtml(
  { format, html, body }: Partial<Written>,
  payload: Payload,
  req?: PayloadRequest,
): Promise<string> {
  return (format === 'HTML' ? (html ?? '') : await toHtml(body, payload, req)).normalize('NFC')
}

/** Names per query. Databases limit the number of parameters. */
const namesAtOnce = 200

/** Finds pictures by file name. A picture's current name takes precedence over a former name of another picture. */
async function picturesCalled(names: string[], payload: Payload): Promise<Map<string, StoredPicture>> {
  const pictures = new Map<string, StoredPicture>()
  for (let i = 0; i < names.length; i += namesAtOnce) {
    const some = names.slice(i, i + namesAtOnce)
    const { docs } = await payload.find({
      collection: 'media',
      where: { or: [{ filename: { in: some } }, { formerNames: { in: some } }] },
      depth: 0,
      pagination: false,
    })
    for (const { filename, formerNames, width, height } of docs) {
      if (!filename) continue
      const picture = { address: mediaPath(filename), width: width ?? 0, height: height ?? 0 }
      for (const name of [filename, ...(formerNames ?? [])]) pictures.set(name, picture)
    }
  }
  return pictures
}

/**
 * The article's HTML with the current addresses of its pictures: staff may have replaced a file since the text was
 * written.
 */
export async function articleContent(article: Written, payload: Payload): Promise<string> {
  return withPresentPictures(await writtenHtml(article, payload), mediaNameOf, (names) =>
    picturesCalled(names, payload),
  )
}
