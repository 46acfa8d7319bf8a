import { z } from 'zod'
import { escapeHtml } from '@/lib/domain/text'
import { startTags, withStartTags } from '@/lib/content/html/start-tags'
import { withParagraphs } from './autoparagraphs'
import { embedded } from './media'
import { parsedJson } from './wxr'

/** Texts of WordPress' block editor: HTML between comments that name the blocks. */

export const hasBlocks = (content: string): boolean => /<!--\s+wp:[a-z]/.test(content)

const mark = /<!--\s+(\/?)wp:([a-z][\w-]*(?:\/[a-z][\w-]*)?)\s+(?:(\{(?:[^-]|-(?!->))*\})\s*)?(\/)?-->/g

const attributesShape = z.record(z.string(), z.unknown())

const textIn = (attributes: Record<string, unknown>, name: string): string => {
  const value = attributes[name]
  return typeof value === 'string' ? value : ''
}

/** Blocks whose own HTML is all of them, or that only hold others. */
const plain =
  /^(?:paragraph|heading|list|list-item|quote|pullquote|image|gallery|table|code|preformatted|verse|html|columns?|group|row|stack|media-text|buttons?|separator|spacer|more|nextpage|file|audio|video|details|shortcode|freeform|classic|missing|text-columns|subhead|social-links|footnotes|cover|embed|cover-image|accordion(?:-\w+)?|math)$/

export interface BlockContext {
  reusable: (id: string) => string | undefined
  footnotes: { id: string; content: string }[]
  /** Learns the name of a block that WordPress fills itself, of which nothing is in the export. */
  onDropped: (name: string) => void
}

function sharedBlock(id: string, context: BlockContext, around: readonly string[]): string | undefined {
  const shared = around.includes(id) || around.length > 5 ? undefined : context.reusable(id)
  return shared === undefined ? undefined : fromBlocks(shared, context, [...around, id])
}

/** HTML of a block that has none of its own; undefined if WordPress would have made it. */
function emptyBlock(
  name: string,
  attributes: Record<string, unknown>,
  context: BlockContext,
  around: readonly string[],
) {
  const url = textIn(attributes, 'url') || textIn(attributes, 'feedURL')
  const reference = attributes.ref
  if (name === 'block' && (typeof reference === 'number' || typeof reference === 'string'))
    return sharedBlock(String(reference), context, around)
  if (name === 'footnotes') return footnotesOf(context)
  if (name === 'embed' || name.startsWith('core-embed/')) return url && embedded(url)
  if (/^(?:social-link(?:-\w+)?|navigation-link|rss)$/.test(name) && /^https?:/i.test(url)) {
    const words = textIn(attributes, 'label') || textIn(attributes, 'service') || url
    return `<p><a href="${escapeHtml(url)}">${escapeHtml(words)}</a></p>`
  }
  return plain.test(name) ? '' : undefined
}

const footnotesOf = ({ footnotes }: BlockContext): string =>
  footnotes.length === 0
    ? ''
    : `<ol data-footnotes>${footnotes.map(({ content }) => `<li>${content}</li>`).join('')}</ol>`

function withNoteSigns(html: string, { footnotes }: BlockContext): string {
  if (footnotes.length === 0) return html
  return html.replace(
    /<sup\b[^<>]{0,200}data-fn="([\w-]{1,80})"[^<>]{0,200}>\s*<a\b[^<>]{0,400}>[^<]{0,20}<\/a>\s*<\/sup>/g,
    (whole, id: string) => {
      const number = footnotes.findIndex((note) => note.id === id) + 1
      return number === 0 ? whole : `<sup><a href="#fn-${number}">${number}</a></sup>`
    },
  )
}

const embedWrapper = /<div\b[^<>]*wp-block-embed__wrapper[^<>]*>\s*(https?:\/\/[^\s<>"]+)\s*<\/div>/g

function withBackgrounds(html: string): string {
  if (!/background-image/i.test(html)) return html
  const results = startTags(html, ['div', 'section', 'figure']).flatMap(({ attributes, end }) => {
    const address = /background-image:\s*url\((?:&quot;|["'])?([^"')]+?)(?:&quot;|["'])?\)/i.exec(
      attributes.get('style')?.slice(0, 3000) ?? '',
    )?.[1]
    return address ? [{ end, address }] : []
  })
  let [made, from] = ['', 0]
  for (const { end, address } of results) {
    made += `${html.slice(from, end)}<img src="${escapeHtml(address)}" alt="">`
    from = end
  }
  return made + html.slice(from)
}

/** The button beside a link to a file repeats the link. */
const fileButton = /<a\b[^<>]*wp-block-file__button[^<>]*>[^<]*<\/a>/g

/** Anchors by which WordPress' own scripts open an image say nothing. */
const withoutLightbox = (html: string): string =>
  html.replace(/<button\b[^<>]*lightbox[^<>]*>[^]{0,2000}?<\/button>/g, '')

/** Text outside of all blocks is that of the classic editor. `around` are the shared blocks that it stands in. */
export function fromBlocks(content: string, context: BlockContext, around: readonly string[] = []): string {
  const parts: string[] = []
  const open: { name: string; at: number }[] = []
  let from = 0
  const addOutside = (text: string) => {
    if (text.trim() !== '') parts.push(open.length === 0 ? withParagraphs(text) : text)
  }
  for (const match of content.matchAll(mark)) {
    const [whole, slash, name = '', json, isEmpty] = match
    addOutside(content.slice(from, match.index))
    from = match.index + whole.length
    if (isEmpty) {
      const made = emptyBlock(name, parsedJson(json ?? '', attributesShape) ?? {}, context, around)
      if (made === undefined) context.onDropped(name)
      else parts.push(made)
    } else if (slash) {
      const index = open.findLastIndex((block) => block.name === name)
      const begun = open[index]
      if (!begun) continue
      open.splice(index)
      // A block of which nothing shows was filled by WordPress.
      const isKnown = plain.test(name) || name.startsWith('core-embed/')
      if (
        !isKnown &&
        parts
          .slice(begun.at)
          .every((part) => !/\w/.test(part.replace(/<[^<>]*>/g, '')) && !/<(?:img|iframe|video|audio)/.test(part))
      )
        context.onDropped(name)
    } else open.push({ name, at: parts.length })
  }
  addOutside(content.slice(from))
  const html = parts
    .join('\n')
    .replace(embedWrapper, (_, address: string) => embedded(address))
    .replace(fileButton, '')
  return withBackgrounds(withNoteSigns(withoutLightbox(html), context))
}

/** Images whose file in the export is known by its number are shown from the original, not from a small copy. */
export function withOriginals(html: string, originalOf: (id: string) => string | undefined): string {
  if (!/wp-image-\d/.test(html)) return html
  const changed = startTags(html, ['img']).filter(({ attributes }) => {
    const id = /(?:^|\s)wp-image-(\d{1,20})(?:\s|$)/.exec(attributes.get('class') ?? '')?.[1]
    const original = id === undefined ? undefined : originalOf(id)
    if (original === undefined) return false
    for (const name of ['srcset', 'data-src', 'data-srcset', 'data-lazy-src', 'data-lazy-srcset', 'data-orig-file'])
      attributes.delete(name)
    attributes.set('src', original)
    return true
  })
  return withStartTags(html, changed)
}
