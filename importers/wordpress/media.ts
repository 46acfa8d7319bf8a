import { escapeHtml } from '@/lib/domain/text'
import { videoPlayer } from '@/lib/content/html/embeds'

/** `parent` is the post that it was uploaded to; `0` if there is none. */
export type Attachment = Record<'id' | 'url' | 'title' | 'caption' | 'alt' | 'parent' | 'link', string>

export interface MediaOfPost {
  byId: (id: string) => Attachment | undefined
  own: () => Attachment[]
}

const named =
  (ending: RegExp) =>
  ({ url }: Pick<Attachment, 'url'>): boolean =>
    ending.test(url.split(/[?#]/, 1)[0] ?? '')

export const isImage = named(/\.(?:avif|gif|jpe?g|png|webp|heic|bmp|svg|tiff?)$/i)
export const isVideoAddress = named(/\.(?:mp4|m4v|webm|ogv|mov|wmv|flv|avi)$/i)
export const isSound = named(/\.(?:mp3|m4a|ogg|oga|wav|wma|flac)$/i)

export function embedded(address: string, title = ''): string {
  const clean = address.trim().replace(/&amp;/g, '&')
  const named = title && ` title="${escapeHtml(title)}"`
  if (videoPlayer(clean)) return `\n\n<iframe src="${escapeHtml(clean)}"${named}></iframe>\n\n`
  if (!/^https?:\/\/[^\s"<>]+$/.test(clean)) return escapeHtml(address)
  return `\n\n<p><a href="${escapeHtml(clean)}">${escapeHtml(title || clean)}</a></p>\n\n`
}

export function player(name: 'audio' | 'video', address: string, title = ''): string {
  if (videoPlayer(address)) return embedded(address, title)
  return `\n\n<${name} src="${escapeHtml(address)}"${title && ` title="${escapeHtml(title)}"`}></${name}>\n\n`
}

export const figure = ({ url, alt, caption, title }: Attachment): string =>
  `<figure><img src="${escapeHtml(url)}" alt="${escapeHtml(alt || title)}">${caption.trim() && `<figcaption>${caption.trim()}</figcaption>`}</figure>`
