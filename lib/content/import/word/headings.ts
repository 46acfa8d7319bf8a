import { withVietnameseD } from '@/lib/domain/text'
import { withBases, type Style } from './numbering'
import { childOf, elementLike, elementsOf, partOf, rootOf, valueOf } from './xml'

/** Headings that are none by the name of their style: by the outline, or by what their style is based on. */

/** Styles that are read by their names, in English as Word stores them, and as other programs translate them. */
const readNames = /^(?:title|subtitle|quote|intense quote|caption|toc .*|heading [1-9]|normal)$/i
const headingName = /^(?:heading|đầu đề|tiêu đề|标题)\s?([1-9])$/i

/** Longest text of a heading, in characters: some programs put whole clauses into the outline. */
const longestHeading = 200

function levelOfStyle(id: string, styles: ReadonlyMap<string, Style>): number | undefined {
  for (const { name, outline } of withBases(id, styles)) {
    const named = headingName.exec(withVietnameseD(name.normalize('NFC')))?.[1]
    if (named !== undefined) return Number(named)
    if (outline !== undefined) return outline < 9 ? outline + 1 : undefined
  }
  return undefined
}

export function unnamedHeading(paragraph: Element, styles: ReadonlyMap<string, Style>): number | undefined {
  const properties = childOf(paragraph, 'pPr')
  const id = valueOf(properties, 'pStyle') ?? ''
  const name = styles.get(id)?.name ?? ''
  if (readNames.test(name) && !/^normal$/i.test(name)) return undefined
  const outline = valueOf(properties, 'outlineLvl')
  const own = outline === undefined ? levelOfStyle(id, styles) : Number(outline) + 1
  if (own === undefined || !(own >= 1 && own <= 9) || paragraph.closest('*|tc')) return undefined
  const text = (paragraph.textContent ?? '').trim()
  return text === '' || text.length > longestHeading ? undefined : own
}

const styleId = (level: number) => `UnnamedHeading${level}`

export function makeHeading(paragraph: Element, level: number): void {
  let properties = childOf(paragraph, 'pPr')
  if (!properties) paragraph.prepend((properties = elementLike(paragraph, 'pPr')))
  childOf(properties, 'pStyle')?.remove()
  properties.prepend(elementLike(paragraph, 'pStyle', { val: styleId(level) }))
}

export function addHeadingStyles(parts: Map<string, Buffer>, levels: ReadonlySet<number>): void {
  const part = parts.get('word/styles.xml')
  if (!part || levels.size === 0) return
  const root = rootOf(part)
  const [usual] = elementsOf(root, 'style')
  for (const level of levels) {
    const style = elementLike(root, 'style', { type: 'paragraph', styleId: styleId(level) })
    style.append(elementLike(root, 'name', { val: `heading ${level}` }))
    if (usual) usual.before(style)
    else root.append(style)
  }
  parts.set('word/styles.xml', partOf(root))
}
