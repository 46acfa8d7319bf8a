import { withBases, type Style } from './numbering'
import { childOf, elementLike, elementsOf, isOn, valueOf } from './xml'

/** Kinds of tracked changes. Mammoth reads those of words and rows. */
const kinds = ['ins', 'del', 'moveFrom', 'moveTo', 'cellIns', 'cellDel']

/** Accepts the tracked changes that mammoth does not read. Returns the number of all. */
export function acceptChanges(root: Element): number {
  const changes = kinds.flatMap((kind) => elementsOf(root, kind)).length
  for (const deleted of elementsOf(root, 'cellDel')) {
    const cell = deleted.closest('*|tc')
    const row = cell?.parentElement
    cell?.remove()
    if (row && !childOf(row, 'tc')) row.remove()
  }
  for (const properties of elementsOf(root, 'pPr')) {
    const mark = childOf(properties, 'rPr')
    const moved = childOf(mark, 'moveFrom')
    moved?.replaceWith(elementLike(moved, 'del'))
    // The last paragraph of a cell or a text has nothing to be joined with.
    if (properties.parentElement?.nextElementSibling?.localName !== 'p') childOf(mark, 'del')?.remove()
  }
  return changes
}

const hides = (properties: Element | undefined): boolean => isOn(properties, 'vanish') || isOn(properties, 'webHidden')

const isHiddenStyle = (id: string | undefined, styles: ReadonlyMap<string, Style>): boolean | undefined =>
  [...withBases(id, styles)].find(({ isHidden }) => isHidden !== undefined)?.isHidden

export function dropHiddenText(
  root: Element,
  styles: ReadonlyMap<string, Style>,
  isDeleted: (element: Element) => boolean,
): number {
  const rows = elementsOf(root, 'tr').filter((row) => isOn(childOf(row, 'trPr'), 'hidden'))
  const runs = elementsOf(root, 'r').filter((run) => {
    const own = childOf(run, 'rPr')
    if (childOf(own, 'vanish') || childOf(own, 'webHidden')) return hides(own)
    const paragraph = childOf(run.closest('*|p') ?? undefined, 'pPr')
    return isHiddenStyle(valueOf(own, 'rStyle'), styles) ?? isHiddenStyle(valueOf(paragraph, 'pStyle'), styles)
  })
  const hidden = [...rows, ...runs].filter((element) => !isDeleted(element))
  const withWords = hidden.filter((element) => (element.textContent ?? '').trim() !== '')
  for (const element of hidden) element.remove()
  return withWords.length
}
