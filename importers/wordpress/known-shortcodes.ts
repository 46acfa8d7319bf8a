import { escapeHtml } from '@/lib/domain/text'
import { startTags } from '@/lib/content/html/start-tags'
import { decodeSegment } from '@/lib/domain/ids'
import { embedded, figure, isVideoAddress, isImage, isSound, player, type Attachment, type MediaOfPost } from './media'
import { openBuilderCode, type BuilderNotes } from './page-builders'
import type { Shortcode } from './shortcodes'

const idsOf = (list: string | undefined): string[] => (list ?? '').split(/[,\s]+/).filter(Boolean)

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
  const images = shownBy(code, media, isImage)
  if (images.length === 0) return undefined
  const figures = images.map(figure).join('')
  return `\n\n${images.length === 1 ? figures : `<figure>${figures}</figure>`}\n\n`
}

function playlist(code: Shortcode, media: MediaOfPost): string | undefined {
  const isVideo = code.named.get('type') === 'video'
  const files = shownBy(code, media, isVideo ? isVideoAddress : isSound)
  if (files.length === 0) return undefined
  return files.map(({ title, url }) => player(isVideo ? 'video' : 'audio', url, title)).join('')
}

const sources = ['src', 'mp4', 'm4v', 'webm', 'ogv', 'wmv', 'flv', 'mp3', 'm4a', 'ogg', 'wav', 'wma', 'flac']

function media(code: Shortcode, name: 'audio' | 'video', files: MediaOfPost): string | undefined {
  const input = sources.map((source) => code.named.get(source)).find(Boolean)
  const address = input ?? [...code.bare, code.content?.trim() ?? ''].find((word) => /^https?:\/\//.test(word))
  if (address) return player(name, address.replace(/^=/, ''))
  const own = files.own().find(name === 'video' ? isVideoAddress : isSound)
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
  const figureImage = content.slice(from, to)
  const text = (named.get('caption') ?? content.slice(0, from) + content.slice(to))
    .replace(/^\s*<br\s*\/?>|<\/?p>/gi, '')
    .trim()
  return `\n\n<figure>${figureImage}${text && `<figcaption>${text}</figcaption>`}</figure>\n\n`
}

const linked = (code: Shortcode): string | undefined => {
  const address = [code.content ?? '', code.named.get('src') ?? '', code.named.get('url') ?? '', ...code.bare]
    .map((word) => word.trim().replace(/^=/, ''))
    .find((word) => /^https?:\/\//.test(word))
  return address === undefined ? undefined : embedded(address)
}

function documentLink(code: Shortcode): string | undefined {
  const names = ['url', 'src', 'file', 'source', 'pdf', 'href']
  const inputs = [...names.map((name) => code.named.get(name) ?? ''), ...code.bare, code.content ?? '']
  const address = inputs
    .map((each) => each.trim())
    .find((each) => /^(?:https?:\/)?\/[^\s"<>]+\.\w{3,4}(?:[?#]|$)/i.test(each))
  if (address === undefined) return undefined
  const title =
    code.named.get('title') ||
    decodeSegment(
      address
        .replace(/[?#].*$/, '')
        .split('/')
        .at(-1) ?? '',
    )
  return `\n\n<p><a href="${escapeHtml(address)}">${escapeHtml(title)}</a></p>\n\n`
}

const video = (code: Shortcode, page: (id: string) => string): string | undefined => {
  const id = code.named.get('id') ?? code.bare.find((word) => /^[\w-]{6,15}$/.test(word))
  return linked(code) ?? (id === undefined ? undefined : embedded(page(id)))
}

type Renderer = (code: Shortcode, files: MediaOfPost) => string | undefined

const youtube: Renderer = (code) => video(code, (id) => `https://www.youtube.com/watch?v=${id}`)
const vimeo: Renderer = (code) => video(code, (id) => `https://vimeo.com/${id}`)

const renderers = new Map<string, Renderer>(
  Object.entries({
    caption,
    wp_caption: caption,
    gallery,
    playlist,
    embed: linked,
    facebook: linked,
    pdf: documentLink,
    'pdf-embedder': documentLink,
    pdfviewer: documentLink,
    'pdfjs-viewer': documentLink,
    pdf_viewer: documentLink,
    embeddoc: documentLink,
    gview: documentLink,
    dflip: documentLink,
    real3dflipbook: documentLink,
    youtube,
    su_youtube: youtube,
    vimeo,
    su_vimeo: vimeo,
    audio: (code, files) => media(code, 'audio', files),
    video: (code, files) => media(code, 'video', files),
  } satisfies Record<string, Renderer>),
)

/** Undefined for a code that is not known, or whose files are not in the export: it stays as it is written. */
export function renderShortcode(code: Shortcode, files: MediaOfPost, notes: BuilderNotes): string | undefined {
  const render = renderers.get(code.name)
  return render ? render(code, files) : openBuilderCode(code, files, notes)
}
