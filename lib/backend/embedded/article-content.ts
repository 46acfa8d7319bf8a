import type { Payload, PayloadRequest } from 'payload'
import { decodeSegment } from '@/lib/domain/ids'
import { toHtml } from './editor-html'
import { mediaPath } from './media-path'
import type { Article, Media } from './payload-types'

type Written = Pick<Article, 'format' | 'html' | 'body'>

/** The article's HTML as it was written: in the rich editor, or pasted. */
export async function writtenHtml({ format, html, body }: Partial<Written>, payload: Payload, req?: PayloadRequest): Promise<string> {
  return (format === 'HTML' ? (html ?? '') : await toHtml(body, payload, req)).normalize('NFC')
}

const pictureTag = /<img\b[^>]*?\bsrc\s*=\s*(["'])\/media\/([^"'?#]+)\1[^>]*>/gi

async function picturesCalled(names: string[], payload: Payload): Promise<Map<string, Media>> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { or: [{ filename: { in: names } }, { formerNames: { in: names } }] },
    depth: 0,
    pagination: false,
  })
  const former = docs.flatMap((picture) => (picture.formerNames ?? []).map((name) => [name, picture] as const))
  return new Map([...former, ...docs.map((picture) => [picture.filename ?? '', picture] as const)])
}

/** The article's HTML with its pictures as they are now: staff may have replaced a file since the text was written. */
export async function articleContent(article: Written, payload: Payload): Promise<string> {
  const html = await writtenHtml(article, payload)
  const names = [...html.matchAll(pictureTag)].map((match) => decodeSegment(match[2] ?? ''))
  if (names.length === 0) return html
  const pictures = await picturesCalled(names, payload)
  return html.replace(pictureTag, (tag, _quote: string, name: string) => {
    const picture = pictures.get(decodeSegment(name))
    if (!picture?.filename) return tag
    const rest = tag.replace(/\s(?:src|width|height)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+)/gi, '').replace(/^<img\b/i, '')
    return `<img src="${mediaPath(picture.filename)}" width="${picture.width ?? ''}" height="${picture.height ?? ''}"${rest}`
  })
}
