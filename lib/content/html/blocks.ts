import type { BlockLabels } from '../article-words'
import { escapeHtml } from '../../domain/text'

/** HTML of blocks, without classes or styles. The sanitiser keeps `data-note` and `data-footnotes`. */

export const noteKinds = ['info', 'warning', 'law'] as const

export type NoteKind = (typeof noteKinds)[number]

export const isNoteKind = (kind: unknown): kind is NoteKind => noteKinds.some((each) => each === kind)

const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((each) => escapeHtml(each.trim()).replace(/\s*\n\s*/g, '<br>'))
    .filter(Boolean)
    .map((each) => `<p>${each}</p>`)
    .join('')

export interface ImageBlock {
  src: string
  alt: string
  /** Pixels; empty if unknown. */
  width: number | ''
  height: number | ''
  caption: string
  source: string
}

export function imageHtml({ src, alt, width, height, caption, source }: ImageBlock, labels: BlockLabels): string {
  const from = source.trim() && `<small>${escapeHtml(`${labels.source} ${source.trim()}`)}</small>`
  const text = [escapeHtml(caption.trim()), from].filter(Boolean).join(' ')
  return `<figure><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">${text && `<figcaption>${text}</figcaption>`}</figure>`
}

export function galleryHtml(images: readonly ImageBlock[], caption: string, labels: BlockLabels): string {
  const figures = images.map((each) => imageHtml(each, labels)).join('')
  if (images.length < 2) return figures
  return `<figure>${figures}${caption.trim() && `<figcaption>${escapeHtml(caption.trim())}</figcaption>`}</figure>`
}

export const videoHtml = (player: string, title: string): string =>
  `<iframe src="${escapeHtml(player)}" title="${escapeHtml(title.trim())}"></iframe>`

type Texts<Name extends string> = Record<Name, string>

export const documentHtml = ({ address, title, type, details }: Texts<'address' | 'title' | 'type' | 'details'>) =>
  `<p><a href="${escapeHtml(address)}" type="${escapeHtml(type)}">${escapeHtml(title)} <small>(${escapeHtml(details)})</small></a></p>`

export interface NoteBlock {
  kind: NoteKind
  text: string
  asOf: string
}

export function noteHtml({ kind, text, asOf }: NoteBlock, labels: BlockLabels): string {
  const title = kind === 'law' && asOf ? labels.lawAsOf(asOf) : labels.note[kind]
  return `<aside data-note="${kind}"><p><strong>${escapeHtml(title)}</strong></p>${paragraphs(text)}</aside>`
}

export function quoteHtml({ text, source, address }: Texts<'text' | 'source' | 'address'>): string {
  const from = address.trim() && ` cite="${escapeHtml(address.trim())}"`
  const quotation = `<blockquote${from}>${paragraphs(text)}</blockquote>`
  if (!source.trim()) return quotation
  const name = `<cite>${escapeHtml(source.trim())}</cite>`
  const link = address.trim() ? `<a href="${escapeHtml(address.trim())}">${name}</a>` : name
  return `<figure>${quotation}<figcaption>${link}</figcaption></figure>`
}

export const consultationHtml = (href: string, label: string): string =>
  `<p><a href="${escapeHtml(href)}">${escapeHtml(label.trim())}</a></p>`

export const footnoteSign = (number: number): string => `<sup><a href="#fn-${number}">${number}</a></sup>`

export const footnotesHtml = (notes: readonly string[]): string =>
  notes.length === 0
    ? ''
    : `<ol data-footnotes>${notes.map((note) => `<li>${escapeHtml(note.trim())}</li>`).join('')}</ol>`
