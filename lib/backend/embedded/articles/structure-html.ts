import type { HTMLConvertersAsync } from '@payloadcms/richtext-lexical/html-async'
import { z } from 'zod'

/** The library's own has no start of a list, no scope of a header, and a list beside its item. */

const list = z.object({ listType: z.string().optional(), start: z.number().optional() })

const cell = z.object({
  headerState: z.number().catch(0),
  colSpan: z.number().catch(1),
  rowSpan: z.number().catch(1),
})

const [rowHeader, columnHeader] = [1, 2]

/** Whether a node is an item that holds nothing but a list: the editor stores a list in a list so. */
function isOnlyList(node: unknown): boolean {
  const item = z.object({ children: z.array(z.object({ type: z.string() })).min(1) }).safeParse(node)
  return item.success && item.data.children.every(({ type }) => type === 'list')
}

function scopeOf(state: number): string {
  if ((state & rowHeader) !== 0) return ' scope="col"'
  return (state & columnHeader) !== 0 ? ' scope="row"' : ''
}

const spanOf = (name: string, span: number): string => (span > 1 ? ` ${name}="${span}"` : '')

export const structureConverters: HTMLConvertersAsync = {
  list: async ({ node, nodesToHTML }) => {
    const { listType, start = 1 } = list.parse(node)
    const name = listType === 'number' ? 'ol' : 'ul'
    const items: string[] = []
    for (const child of node.children) {
      const inside = (
        await nodesToHTML({ nodes: 'children' in child ? (child.children as typeof node.children) : [] })
      ).join('')
      const last = items.length - 1
      if (isOnlyList(child) && last >= 0) items[last] += inside
      else items.push(inside)
    }
    const from = name === 'ol' && start > 1 ? ` start="${start}"` : ''
    return `<${name}${from}>${items.map((item) => `<li>${item}</li>`).join('')}</${name}>`
  },
  table: async ({ node, nodesToHTML }) =>
    `<table><tbody>${(await nodesToHTML({ nodes: node.children })).join('')}</tbody></table>`,
  tablerow: async ({ node, nodesToHTML }) => `<tr>${(await nodesToHTML({ nodes: node.children })).join('')}</tr>`,
  tablecell: async ({ node, nodesToHTML }) => {
    const { headerState, colSpan, rowSpan } = cell.parse(node)
    const name = headerState > 0 ? 'th' : 'td'
    const spans = spanOf('colspan', colSpan) + spanOf('rowspan', rowSpan)
    return `<${name}${scopeOf(headerState)}${spans}>${(await nodesToHTML({ nodes: node.children })).join('')}</${name}>`
  },
}
