import { itemsOf } from './item-markers'

const isSpace = (node: Node) => node.nodeType !== 1 && (node.textContent ?? '').trim() === ''

export const listsOf = (body: Element): Element[] =>
  [...body.querySelectorAll('ul, ol')].filter((list) => !list.hasAttribute('data-footnotes'))

/**
 * Puts what stands in a list beside its items into the item before it: Word and Google Docs write a list in a list so.
 * What is before the first item goes before the list. Items outside of a list get one.
 */
export function putIntoItems(body: Element): void {
  for (const item of body.querySelectorAll('li')) {
    if (item.parentElement?.matches('ul, ol')) continue
    const list = body.ownerDocument.createElement('ul')
    item.before(list)
    let next: ChildNode | null = item
    while (next && (next.nodeName === 'LI' || isSpace(next))) {
      const after: ChildNode | null = next.nextSibling
      list.append(next)
      next = after
    }
  }
  for (const list of listsOf(body)) {
    let item: Element | undefined
    for (const node of [...list.childNodes]) {
      if (node.nodeName === 'LI') item = node as Element
      else if (isSpace(node)) node.remove()
      else if (item) item.append(node)
      else list.before(node)
    }
    if (!item) list.remove()
  }
}

const startOf = (list: Element): number => Number(list.getAttribute('start') ?? 1)

function before(element: Element): Element | undefined {
  let node = element.previousSibling
  while (node && isSpace(node)) node = node.previousSibling
  return node?.nodeType === 1 ? (node as Element) : undefined
}

export function joinLists(body: Element): void {
  const lengths = new Map<Element, number>()
  for (const list of listsOf(body)) {
    const first = before(list)
    const length = itemsOf(list).length
    lengths.set(list, length)
    const known = first && lengths.get(first)
    if (!first || known === undefined || first.nodeName !== list.nodeName || list.hasAttribute('reversed')) continue
    if (['reversed', 'type'].some((name) => first.getAttribute(name) !== list.getAttribute(name))) continue
    if (list.nodeName === 'OL' && startOf(first) + known !== startOf(list)) continue
    first.append(...list.childNodes)
    lengths.set(first, known + length)
    list.remove()
  }
}
