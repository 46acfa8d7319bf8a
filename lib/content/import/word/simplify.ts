import { acceptChanges, dropHiddenText } from './accept-changes'
import { joinDropCaps, simplifyFields } from './fields'
import { writeFormulas } from './formulas'
import { addHeadingStyles, makeHeading, unnamedHeading } from './headings'
import { Numbering, stylesOf, type Marker } from './numbering'
import { dropLost, openUnread, type Lost } from './unread'
import { count } from './word-package'
import {
  attributeOf,
  childOf,
  elementLike,
  elementsOf,
  isExternal,
  partOf,
  prependTo,
  rootOf,
  textParts,
  valueOf,
} from './xml'

/** Shapes of the older form (VML) whose text mammoth reads. */
const readShapes = new Set(['roundrect', 'shape', 'rect', 'group', 'textbox'])

function unreadAround(box: Element): Element | undefined {
  const drawing = box.closest('*|drawing')
  if (drawing) return drawing
  const image = box.closest('*|pict')
  for (let node = box.parentElement; node && node !== image; node = node.parentElement)
    if (!readShapes.has(node.localName)) return image ?? undefined
  return undefined
}

/** Mammoth does not read drawn shapes, ovals and lines. Of a box that is there in two forms one stays. */
function openTextBoxes(root: Element): void {
  const last = new Map<Element, Element>()
  for (const box of elementsOf(root, 'txbxContent')) {
    if (!root.contains(box) || box.parentElement?.closest('*|txbxContent')) continue
    const shape = unreadAround(box)
    if (!shape) continue
    const holder = elementLike(root, 'pict')
    // Boxes of one drawing stay in their order.
    const before = last.get(shape) ?? shape
    before.after(holder)
    last.set(shape, holder)
    holder.append(box)
    const choice = holder.closest('*|AlternateContent > *|Choice')
    if (choice) choice.parentElement?.replaceWith(...choice.childNodes)
  }
}

/** Private characters, which no text has, around the number of an item of a list. */
export const [opening, closing] = ['\uE0F2', '\uE0F3']

const isHeading = (name: string) => /^(?:heading|title|tiêu đề|标题)\b/i.test(name)

function prepend(paragraph: Element, text: string): void {
  const [run, written] = [elementLike(paragraph, 'r'), elementLike(paragraph, 't')]
  written.textContent = text
  written.setAttribute('xml:space', 'preserve')
  run.append(written)
  prependTo(paragraph, run)
}

function dropNumber(paragraph: Element): void {
  const properties = childOf(paragraph, 'pPr')
  if (!properties) return
  childOf(properties, 'numPr')?.remove()
  // Over that of its style.
  const none = elementLike(paragraph, 'numPr')
  none.append(elementLike(paragraph, 'ilvl', { val: '0' }), elementLike(paragraph, 'numId', { val: '0' }))
  properties.append(none)
}

const isDeleted = (element: Element): boolean => {
  for (let node: Element | null = element; node; node = node.parentElement)
    if (node.localName === 'del' || node.localName === 'moveFrom') return true
  return false
}

function paragraphsAround(element: Element): Element[] {
  const results: Element[] = []
  for (let node = element.parentElement; node; node = node.parentElement) if (node.localName === 'p') results.push(node)
  return results
}

/** Breaks of pages and columns between words become those of a line: without any the words would be one. */
function openPageBreaks(root: Element): void {
  // Of each paragraph that has text so far: the breaks after it, which are opened once more text follows.
  const waiting = new Map<Element, Element[]>()
  for (const element of elementsOf(root, '*')) {
    if (element.localName === 'br') {
      const [paragraph] = paragraphsAround(element)
      if (paragraph) waiting.get(paragraph)?.push(element)
    } else if (element.localName === 't' && (element.textContent ?? '').trim() !== '')
      for (const paragraph of paragraphsAround(element)) {
        for (const pageBreak of waiting.get(paragraph) ?? []) openPageBreak(pageBreak)
        waiting.set(paragraph, [])
      }
  }
}

function openPageBreak(pageBreak: Element): void {
  const kind = [...pageBreak.attributes].find(
    ({ localName, value }) => localName === 'type' && value !== 'textWrapping',
  )
  if (kind) pageBreak.removeAttributeNode(kind)
}

type Simplified = Record<'changes' | 'hidden' | 'formulas' | 'contents' | 'comments', number>

function writeNumber(paragraph: Element, { kind, number, text }: Marker, isInHeading: boolean): void {
  if (kind === 'bullet') return
  // An empty one shows its number, but says nothing.
  if (paragraph.textContent === '' && !paragraph.querySelector('*|blip, *|imagedata')) return dropNumber(paragraph)
  if (kind === 'list' && !isInHeading) return prepend(paragraph, opening + number + closing)
  dropNumber(paragraph)
  prepend(paragraph, `${text} `)
}

const reportOf = ({ changes, comments, contents, formulas, hidden }: Simplified, lost: Lost): string[] => [
  ...count(
    changes,
    'tracked change: inserted text is taken, deleted text not',
    'tracked changes: inserted text is taken, deleted text not',
  ),
  ...count(comments, 'comment is left out', 'comments are left out'),
  ...count(hidden, 'hidden text is left out', 'hidden texts are left out'),
  ...count(
    formulas,
    'formula is a line of text: read it before publishing',
    'formulas are lines of text: read them before publishing',
  ),
  ...count(lost.images, 'picture is not in the file', 'pictures are not in the file'),
  ...count(lost.notes, 'note is not in the file', 'notes are not in the file'),
  ...count(lost.links, 'address of a link is not in the file', 'addresses of links are not in the file'),
  ...(contents > 0 ? ['its table of contents is left out: the page makes its own'] : []),
]

/** Writes numbers of Word as text where no list of HTML counts like that. Returns what is not as it was. */
export function simplify(parts: Map<string, Buffer>): string[] {
  const styles = stylesOf(parts.get('word/styles.xml'))
  const numbering = new Numbering(parts.get('word/numbering.xml'), styles)
  const result: Simplified = { changes: 0, hidden: 0, formulas: 0, contents: 0, comments: 0 }
  const lost: Lost = { images: 0, notes: 0, links: 0 }
  const levels = new Set<number>()
  const texts = [...parts].filter(([name]) => textParts.test(name))
  for (const [name, part] of texts.sort(([one], [other]) => (one < other ? -1 : 1))) {
    const root = rootOf(part)
    result.changes += acceptChanges(root)
    result.formulas += writeFormulas(root)
    simplifyFields(root)
    joinDropCaps(root)
    openTextBoxes(root)
    openUnread(root)
    dropLost(root, name, parts, lost)
    result.hidden += dropHiddenText(root, styles, isDeleted)
    openPageBreaks(root)
    for (const paragraph of elementsOf(root, 'p')) {
      const properties = childOf(paragraph, 'pPr')
      const style = styles.get(valueOf(properties, 'pStyle') ?? '')?.name ?? ''
      if (/^toc \d$/i.test(style)) result.contents += 1
      if (isDeleted(paragraph) || childOf(childOf(properties, 'rPr'), 'del')) continue
      const marker = numbering.next(properties)
      const level = parts.has('word/styles.xml') ? unnamedHeading(paragraph, styles) : undefined
      if (level !== undefined) {
        makeHeading(paragraph, level)
        levels.add(level)
      }
      if (marker) writeNumber(paragraph, marker, level !== undefined || isHeading(style))
    }
    parts.set(name, partOf(root))
  }
  addHeadingStyles(parts, levels)
  const comments = parts.get('word/comments.xml')
  if (comments) result.comments = elementsOf(rootOf(comments), 'comment').length
  return reportOf(result, lost)
}

export function linkedImages(parts: ReadonlyMap<string, Buffer>): number {
  let linked = 0
  for (const [name, data] of parts) {
    if (!/^word\/_rels\/.*\.rels$/.test(name)) continue
    linked += elementsOf(rootOf(data), 'Relationship').filter(
      (each) => (attributeOf(each, 'Type') ?? '').endsWith('/image') && isExternal(each),
    ).length
  }
  return linked
}
