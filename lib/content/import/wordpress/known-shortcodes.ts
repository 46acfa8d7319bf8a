import { escapeHtml } from '@/lib/content/html/escape'
import { filmPlayer } from '@/lib/content/html/embeds'
import { startTags } from '@/lib/content/html/start-tags'
import type { Shortcode } from './shortcodes'

/** A file of the media library of WordPress. */
export interface Attachment {
  id: string
  url: string
  title: string
  caption: string
  alt: string
  /** The post that it was uploaded to; `0` if there is none. */
  parent: string
  /** Address of its own page. */
  link: string
}

/** What the short codes of a post refer to. */
export interface MediaOfPost {
  byId: (id: string) => Attachment | undefined
  /** The attachments that were uploaded to this post. */
  own: () => Attachment[]
}

const pictureName = /\.(?:avif|gif|jpe?g|png|webp|heic|bmp|svg|tiff?)$/i
const filmName = /\.(?:mp4|m4v|webm|ogv|mov|wmv|flv|avi)$/i
const soundName = /\.(?:mp3|m4a|ogg|oga|wav|wma|flac)$/i

const fileOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? ''

export const isPicture = ({ url }: Pick<Attachment, 'url'>): boolean => pictureName.test(fileOf(url))
const isFilm = ({ url }: Pick<Attachment, 'url'>): boolean => filmName.test(fileOf(url))
const isSound = ({ url }: Pick<Attachment, 'url'>): boolean => soundName.test(fileOf(url))

/** A frame for a film that the site knows, and a link for any other address. */
export function embedded(address: string, title = ''): string {
  const clean = address.trim().replace(/&amp;/g, '&')
  const named = title && ` title="${escapeHtml(title)}"`
  if (filmPlayer(clean)) return `\n\n<iframe src="${escapeHtml(clean)}"${named}></iframe>\n\n`
  if (!/^https?:\/\/[^\s"<>]+$/.test(clean)) return escapeHtml(address)
  return `\n\n<p><a href="${escapeHtml(clean)}">${escapeHtml(title || clean)}</a></p>\n\n`
}

function player(name: 'audio' | 'video', address: string, title = ''): string {
  if (filmPlayer(address)) return embedded(address, title)
  return `\n\n<${name} src="${escapeHtml(address)}"${title && ` title="${escapeHtml(title)}"`}></${name}>\n\n`
}

const figure = ({ url, alt, caption, title }: Attachment): string =>
  `<figure><img src="${escapeHtml(url)}" alt="${escapeHtml(alt || title)}">${caption.trim() && `<figcaption>${caption.trim()}</figcaption>`}</figure>`

const idsOf = (list: string | undefined): string[] => (list ?? '').split(/[,\s]+/).filter(Boolean)

/** The files that a gallery or a playlist shows. */
function shownBy({ named }: Shortcode, media: MediaOfPost, isShown: (file: Attachment) => boolean): Attachment[] {
  const chosen = idsOf(named.get('ids') ?? named.get('include'))
  const excluded = new Set(idsOf(named.get('exclude')))
  const parent = named.get('id')
  if (chosen.length > 0) return chosen.flatMap((id) => media.byId(id) ?? [])
  // The attachments of another post are not looked for.
  return parent === undefined || parent === '' || media.own().some((file) => file.parent === parent)
    ? media.own().filter((file) => isShown(file) && !excluded.has(file.id))
    : []
}

function gallery(code: Shortcode, media: MediaOfPost): string | undefined {
  const pictures = shownBy(code, media, isPicture)
  if (pictures.length === 0) return undefined
  const figures = pictures.map(figure).join('')
  return `\n\n${pictures.length === 1 ? figures : `<figure>${figures}</figure>`}\n\n`
}

function playlist(code: Shortcode, media: MediaOfPost): string | undefined {
  const isVideo = code.named.get('type') === 'video'
  const files = shownBy(code, media, isVideo ? isFilm : isSound)
  if (files.length === 0) return undefined
  return files.map(({ title, url }) => player(isVideo ? 'video' : 'audio', url, title)).join('')
}

/** Parameters of the players that name a file. */
const sources = ['src', 'mp4', 'm4v', 'webm', 'ogv', 'wmv', 'flv', 'mp3', 'm4a', 'ogg', 'wav', 'wma', 'flac']

function media(code: Shortcode, name: 'audio' | 'video', files: MediaOfPost): string | undefined {
  const given = sources.map((source) => code.named.get(source)).find(Boolean)
  const address = given ?? [...code.bare, code.content?.trim() ?? ''].find((word) => /^https?:\/\//.test(word))
  if (address) return player(name, address.replace(/^=/, ''))
  const own = files.own().find(name === 'video' ? isFilm : isSound)
  return own && player(name, own.url, own.title)
}

function caption({ content = '', named }: Shortcode): string | undefined {
  const tags = startTags(content, ['a', 'img'])
  const at = tags.findIndex(({ name }) => name === 'img')
  const [before, image] = [tags[at - 1], tags[at]]
  if (!image) return undefined
  const isLinked = before?.name === 'a' && content.slice(before.end, image.start).trim() === ''
  const from = isLinked ? before.start : image.start
  const to = image.end + (isLinked ? (/^\s*<\/a>/i.exec(content.slice(image.end))?.[0].length ?? 0) : 0)
  const picture = content.slice(from, to)
  const text = (named.get('caption') ?? content.slice(0, from) + content.slice(to))
    .replace(/^\s*<br\s*\/?>|<\/?p>/gi, '')
    .trim()
  return `\n\n<figure>${picture}${text && `<figcaption>${text}</figcaption>`}</figure>\n\n`
}

const linked = (code: Shortcode): string | undefined => {
  const address = [code.content ?? '', code.named.get('src') ?? '', code.named.get('url') ?? '', ...code.bare]
    .map((word) => word.trim().replace(/^=/, ''))
    .find((word) => /^https?:\/\//.test(word))
  return address === undefined ? undefined : embedded(address)
}

/** A film that is named by an address or an id. */
const film = (code: Shortcode, page: (id: string) => string): string | undefined => {
  const id = code.named.get('id') ?? code.bare.find((word) => /^[\w-]{6,15}$/.test(word))
  return linked(code) ?? (id === undefined ? undefined : embedded(page(id)))
}

/**
 * HTML for a short code; undefined for one that is not known, or whose files are not in the export: it stays as it is
 * written.
 */
export function renderShortcode(code: Shortcode, files: MediaOfPost): string | undefined {
  switch (code.name) {
    case 'caption':
    case 'wp_caption':
      return caption(code)
    case 'gallery':
      return gallery(code, files)
    case 'playlist':
      return playlist(code, files)
    case 'embed':
    case 'facebook':
      return linked(code)
    case 'youtube':
    case 'su_youtube':
      return film(code, (id) => `https://www.youtube.com/watch?v=${id}`)
    case 'vimeo':
    case 'su_vimeo':
      return film(code, (id) => `https://vimeo.com/${id}`)
    case 'audio':
    case 'video':
      return media(code, code.name, files)
    default:
      return undefined
  }
}
