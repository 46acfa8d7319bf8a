import { z } from 'zod'
import { startTags } from '@/lib/content/html/start-tags'
import { withoutHidden } from '@/lib/content/import/without-hidden'
import { withParagraphs } from './autoparagraphs'
import { fromBlocks, hasBlocks, withOriginals } from './blocks'
import { renderShortcode } from './known-shortcodes'
import { embedded, type MediaOfPost } from './media'
import { replaceShortcodes } from './shortcodes'
import { metaOf, parsedJson, type WxrItem } from './wxr'

export interface ConvertedText {
  html: string
  /** What stands before "read more"; empty if nothing marks it. */
  teaser: string
  notes: string[]
}

export interface TextContext {
  media: MediaOfPost
  reusable: (id: string) => string | undefined
}

const footnotesShape = z.array(z.object({ id: z.string(), content: z.string() }))

const addressLine = /^[^\S\n]*(https?:\/\/[^\s<>"]+)[^\S\n]*$/gm
const addressParagraph = /<p>\s*(https?:\/\/[^\s<>"]+)\s*<\/p>/g

const embeddedIn = (_: string, address: string): string => embedded(address)

/** Codes of blocks that stand in a paragraph of their own: the paragraph goes with them. */
const codeParagraph = /<p>\s*(\[\/?[a-z][\w-]*(?:\s[^\][<>]*)?\])\s*<\/p>/gi

const removed: Record<string, string> = {
  script: 'scripts',
  style: 'styles',
  form: 'forms, whose words stay',
  select: 'fields of forms',
  textarea: 'fields of forms',
  svg: 'drawings (SVG)',
  object: 'plug-ins',
  embed: 'plug-ins',
}

function removedFrom(html: string): string[] {
  const names = startTags(html, Object.keys(removed)).map(({ name }) => removed[name] ?? name)
  return [...new Set(names)].map((name) => `without ${name}`)
}

const [lineBegins, lineEnds] = [/<(?:a|button|span|h[1-6]|p)\b[^<>]*>$/i, /^<\/(?:a|button|span|h[1-6]|p)>/i]

/** Widgets that Elementor wrote for other readers: their lines are indented, and no line breaks. */
const withoutIndentation = (content: string): string =>
  content.replace(/\s+/g, (space, at: number) => {
    if (!space.includes('\n\t')) return space
    const [before, after] = [
      content.slice(Math.max(0, at - 400), at),
      content.slice(at + space.length, at + space.length + 9),
    ]
    return lineBegins.test(before) || lineEnds.test(after) ? '' : '\n\n'
  })

const counted = (names: readonly string[]): string[] => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return Array.from(counts, ([name, count]) => (count === 1 ? name : `${name} (${count} times)`))
}

const more = /<!--\s*more\b[^>]*-->/i
const nextPage = /<!--\s*nextpage\s*-->/gi

export function convertText(item: Pick<WxrItem, 'content' | 'meta'>, { media, reusable }: TextContext): ConvertedText {
  const notes: string[] = []
  const [unknown, dropped, opened]: [string[], string[], string[]] = [[], [], []]
  const missing = new Set<string>()
  const files: MediaOfPost = {
    ...media,
    byId(id) {
      const file = media.byId(id)
      if (!file) missing.add(id)
      return file
    },
  }
  const convert = (content: string): string => {
    const onDropped = (name: string) => dropped.push(name)
    const withCodes = (html: string) =>
      replaceShortcodes(
        html,
        (code) => renderShortcode(code, files, { onFilled: onDropped, onOpened: (name) => opened.push(name) }),
        (name) => unknown.push(name),
      )
    const footnotes = parsedJson(metaOf(item, 'footnotes'), footnotesShape) ?? []
    const fromEditor = () => fromBlocks(content, { reusable, footnotes, onDropped })
    const html = hasBlocks(content)
      ? withCodes(fromEditor().replace(codeParagraph, '$1'))
      : // Codes first: an address in one is its own.
        withParagraphs(withCodes(content).replace(addressLine, embeddedIn))
    return withOriginals(html.replace(addressParagraph, embeddedIn), (id) => media.byId(id)?.url).trim()
  }
  const isOfElementor = metaOf(item, '_elementor_edit_mode') === 'builder' && !hasBlocks(item.content)
  const written = isOfElementor ? withoutIndentation(item.content) : item.content
  const content = written.normalize('NFC')
  const pages = content.match(nextPage)?.length ?? 0
  if (pages > 0) notes.push(`its ${pages + 1} pages are one`)
  const marked = more.exec(content)
  const teaser = marked ? content.slice(0, marked.index) : ''
  const shown = withoutHidden(convert(content.replace(more, '\n\n').replace(nextPage, '\n\n')))
  const { html } = shown
  if (unknown.length > 0) notes.push(`short codes that stay as text: ${counted(unknown).join(', ')}`)
  if (opened.length > 0) notes.push(`codes of a page builder became what they hold: ${counted(opened).join(', ')}`)
  if (missing.size > 0) notes.push(`without files that are not in the export: ${[...missing].join(', ').slice(0, 200)}`)
  if (dropped.length > 0)
    notes.push(`without blocks and codes that WordPress filled itself: ${counted(dropped).join(', ')}`)
  notes.push(...removedFrom(html), ...shown.notes)
  return { html, teaser: teaser && withoutHidden(convert(teaser)).html, notes }
}
