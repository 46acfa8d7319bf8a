/** The attribute with the name of a cell's column, which the styles for phones show: there is no row of headings. */
const attribute = 'data-column'

const columns = (row: Element | null | undefined) => [...(row?.children ?? [])]

/** What leads to the record, and what is pressed to choose or move it, needs no name. */
const isNamed = (cell: Element) =>
  cell.textContent?.trim() !== '' && !cell.querySelector(':scope > a, input, [role=button]')

/** Writes into each cell of the tables below `root` the name of its column, unless it is empty. */
export function labelCells(root: ParentNode): void {
  for (const table of root.querySelectorAll('.table table')) {
    const headings = columns(table.querySelector('thead tr')).map((heading) => heading.textContent?.trim() ?? '')
    for (const row of table.querySelectorAll('tbody tr'))
      for (const [at, cell] of columns(row).entries()) {
        const name = isNamed(cell) ? headings[at] : ''
        if (!name) cell.removeAttribute(attribute)
        else if (cell.getAttribute(attribute) !== name) cell.setAttribute(attribute, name)
      }
  }
}
