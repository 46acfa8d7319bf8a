import { embedOf, longestVideoAddress, videoOfLine, videoPlayer } from '../html/embeds'
import { element, styleSheetsIn } from '../html/element'
import { escapeHtml } from '../../domain/text'
import { dropHidden } from '../html/hidden'
import { unifyMedia } from '../html/media'
import { mediaChanges, noChanges, type TextChanges } from '../html/media/changes'
import {
  flattenWrappers,
  isBlank,
  makeParagraphs,
  rename,
  splitParagraphsAtBreaks,
  trimParagraphs,
  unwrap,
} from '../html/paragraphs'
import { levelHeadings, nameWrittenHeadings } from '../html/headings'
import { joinLists, keepNumbering } from '../html/numbering'
import { dropComments, dropNoise, joinDropCaps, keepEmphasis } from '../html/pasted'
import { cutFootnotes } from './footnotes'
import { cutImages, type PastedImage } from './images'

/** An article has no more characters and elements. The editor's time for a list grows with the square of its items. */
const pasteLimits = { characters: 500_000, elementsBefore: 100_000, elements: 20_000, items: 2000 } as const

export type Insert =
  | ({ kind: 'image' } & PastedImage)
  | { kind: 'video'; address: string; title: string }
  | { kind: 'footnote'; text: string }

export interface PreparedPaste {
  html: string
  inserts: Insert[]
  /** What became a link or was lost, beside images: those are counted once it is known which of them can be had. */
  changes: TextChanges
}

/** Private characters, which no text has, around the number of an insert. */
const [opening, closing] = ['\uE0F0', '\uE0F1']

const markOf = (number: number): string => `${opening}${number}${closing}`

export const markPattern = new RegExp(`${opening}(\\d+)${closing}`, 'g')

const openAddress = /^(?:https?:\/\/[^\s/?#]|mailto:|tel:|\/(?!\/))/i

/** Links that lead somewhere are kept. A bookmark, a file of one's own computer or a place in the text becomes text. */
function dropDeadLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a')) {
    const href = (link.getAttribute('href') ?? '').trim().replace(/^\/\//, 'https://')
    if (!openAddress.test(href) || isBlank(link)) unwrap(link)
    else link.setAttribute('href', href.replace(/\s/g, '%20'))
  }
}

function keepTableHeads(body: HTMLElement): void {
  for (const cell of body.querySelectorAll('thead td')) {
    const header = rename(cell, 'th')
    for (const name of ['colspan', 'rowspan']) {
      const span = cell.getAttribute(name)
      if (span) header.setAttribute(name, span)
    }
  }
}

const paragraphOf = (near: Element, content: Node | string): Element => element(near.ownerDocument, 'p', {}, content)

const linkTo = (near: Element, address: string, title: string): Element =>
  element(near.ownerDocument, 'a', { href: address }, title || address)

/** Maps, sounds and what other sites embed become links, since the editor has no block for them. */
function cutVideos(body: HTMLElement, origin: string, insert: (what: Insert) => string): void {
  const video = (address: string, title: string) => insert({ kind: 'video', address, title })
  for (const player of body.querySelectorAll('iframe, video, audio')) {
    const src = player.getAttribute('src') ?? ''
    const title = player.getAttribute('title')?.trim() ?? ''
    const embed = embedOf(src)
    const address = embed?.page ?? (src.startsWith('/media/') ? origin + src : src)
    if (videoPlayer(src)) {
      const shown = video(src.length <= longestVideoAddress ? src : address, title)
      player.replaceWith(paragraphOf(player, shown))
    } else if (openAddress.test(address)) player.replaceWith(paragraphOf(player, linkTo(player, address, title)))
    else player.replaceWith(title)
  }
  for (const line of body.querySelectorAll('p, div, figure')) {
    if (line.querySelector('p, div, img, table, ul, ol')) continue
    const address = videoOfLine(line.textContent ?? '')
    if (address) line.replaceWith(paragraphOf(line, video(address, '')))
  }
}

function dropEmpty(body: HTMLElement): void {
  const emptied = 'p, h2, h3, h4, h5, li, strong, em, b, i, u, sup, sub, a'
  for (const each of [...body.querySelectorAll(emptied)].reverse()) if (isBlank(each)) each.remove()
}

function beside(node: Node, direction: 'previousSibling' | 'nextSibling'): Node | null {
  let other = node[direction]
  while (other && other.nodeType !== 1 && isBlank(other)) other = other[direction]
  return other
}

const isOnOwnLine = /^(?:BR|P|UL|OL|BLOCKQUOTE)$/

/** In items and quotations the editor has text, but no paragraphs: a line break takes their place. */
function flattenInside(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('li > p, blockquote > p, li > blockquote')) {
    const [before, after] = [beside(paragraph, 'previousSibling'), beside(paragraph, 'nextSibling')]
    if (before && !isOnOwnLine.test(before.nodeName)) paragraph.before(body.ownerDocument.createElement('br'))
    if (after && !isOnOwnLine.test(after.nodeName)) paragraph.after(body.ownerDocument.createElement('br'))
    unwrap(paragraph)
  }
}

const attributes = new Set(['href', 'colspan', 'rowspan', 'start'])

/** Removes all other attributes: the editor would read styles as formatting of its own. */
function dropAttributes(body: HTMLElement): void {
  for (const each of body.querySelectorAll('*'))
    for (const name of each.getAttributeNames()) if (!attributes.has(name)) each.removeAttribute(name)
}

function pasteChanges(body: HTMLElement): TextChanges {
  const players = body.ownerDocument.createElement('div')
  for (const player of body.querySelectorAll('iframe, video, audio')) players.append(player.cloneNode())
  const { frames, files, lost } = mediaChanges(players)
  const maps = [...players.querySelectorAll('iframe')].filter(
    (frame) => embedOf(frame.getAttribute('src') ?? '')?.kind === 'map',
  )
  const own = players.querySelectorAll('video, audio').length - files
  return { ...noChanges, frames: frames + maps.length, files: files + Math.max(0, own), lost }
}

/**
 * Prepares what was pasted from Word, Google Docs, WPS, WordPress or a web page for the editor, so that an article with
 * it can be saved: only text, headings, lists, tables, quotations and links that lead somewhere, and marks where
 * images, videos and footnotes belong. `origin` is that of this site. Undefined if it is too long. Changes the given
 * document; takes linear time.
 */
export function preparePaste(document: Document, origin: string): PreparedPaste | undefined {
  const { body } = document
  const sheets = styleSheetsIn(document)
  dropComments(body)
  if (body.getElementsByTagName('*').length > pasteLimits.elementsBefore) return undefined
  const leftOut = dropHidden(body, sheets)
  unifyMedia(body)
  dropNoise(body)
  joinDropCaps(body)
  if ((body.textContent?.length ?? 0) > pasteLimits.characters) return undefined
  const inserts: Insert[] = []
  const insert = (what: Insert): string => {
    inserts.push(what)
    return markOf(inserts.length - 1)
  }
  const changes = { ...pasteChanges(body), ...leftOut }
  cutFootnotes(body, (text) => insert({ kind: 'footnote', text }))
  cutImages(body, origin, (image) => insert({ kind: 'image', ...image }))
  cutVideos(body, origin, insert)
  keepNumbering(body, sheets, { hasTypes: false })
  keepEmphasis(body)
  nameWrittenHeadings(body)
  dropDeadLinks(body)
  keepTableHeads(body)
  flattenWrappers(body)
  for (const other of body.querySelectorAll('figure, figcaption, caption, o\\:p, picture, details, summary')) {
    if (/^(?:FIGCAPTION|CAPTION|SUMMARY)$/.test(other.nodeName)) rename(other, 'p')
    else unwrap(other)
  }
  makeParagraphs(body)
  splitParagraphsAtBreaks(body)
  flattenInside(body)
  trimParagraphs(body)
  dropEmpty(body)
  joinLists(body)
  levelHeadings(body, 5)
  dropAttributes(body)
  if (
    body.getElementsByTagName('*').length > pasteLimits.elements ||
    [...body.querySelectorAll('ul, ol')].some((list) => list.childElementCount > pasteLimits.items)
  )
    return undefined
  return { html: body.innerHTML.normalize('NFC'), inserts, changes }
}

/** Undefined without an address of a video on a line of its own: the editor takes over plain text by itself. */
export function preparePlainText(text: string): PreparedPaste | undefined {
  const lines = text.length > pasteLimits.characters ? [] : text.split(/\r?\n/).map((line) => line.trim())
  const inserts: Insert[] = []
  const paragraphs = lines.filter(Boolean).map((line) => {
    const address = videoOfLine(line)
    if (!address) return `<p>${escapeHtml(line)}</p>`
    inserts.push({ kind: 'video', address, title: '' })
    return `<p>${markOf(inserts.length - 1)}</p>`
  })
  if (inserts.length === 0) return undefined
  return { html: paragraphs.join('').normalize('NFC'), inserts, changes: noChanges }
}
