import { singleSpaced } from '@/lib/domain/text'
import type { ArticleWords } from '../article-words'
import { element } from './element'

/** Columns from which a table is wider than a phone. */
const wideFrom = 4

const columnsOf = (row: Element): number =>
  [...row.children].reduce((sum, cell) => sum + (Number(cell.getAttribute('colspan')) || 1), 0)

/** Says of header cells what they head, where the author did not: the first row its columns, the first cell its row. */
function completeHeaders(table: Element): void {
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table)
  for (const [i, row] of rows.entries()) {
    const cells = [...row.children]
    const isHead =
      row.parentElement?.localName === 'thead' || (i === 0 && cells.every((cell) => cell.localName === 'th'))
    for (const [j, cell] of cells.entries()) {
      if (cell.localName !== 'th' || cell.getAttribute('scope')) continue
      if (isHead) cell.setAttribute('scope', 'col')
      else if (j === 0) cell.setAttribute('scope', 'row')
    }
  }
}

export function presentTables(fragment: DocumentFragment, words: ArticleWords): void {
  const names = new Map<string, number>()
  for (const table of fragment.querySelectorAll('table')) {
    completeHeaders(table)
    // A table in a cell scrolls with the outer one.
    if (table.parentElement?.closest('table')) continue
    const name = singleSpaced(table.querySelector('caption')?.textContent ?? '') || words.table
    const number = (names.get(name) ?? 0) + 1
    names.set(name, number)
    const isWide = [...table.querySelectorAll('tr')].slice(0, 50).some((row) => columnsOf(row) >= wideFrom)
    const region = element(table.ownerDocument, 'section', {
      class: isWide ? 'table-scroll wide' : 'table-scroll',
      tabindex: '0',
      'aria-label': number === 1 ? name : `${name} (${number})`,
    })
    table.replaceWith(region)
    region.append(table)
  }
}
