import { element } from '../element'
import { isBlank, isBlock } from '../paragraphs'
import { bullet } from './item-markers'
import { trimBeginning, writeMarker } from './marker-text'

const isWrapper = (node: Node): node is Element => /^(?:DIV|SECTION|ARTICLE|CENTER|BLOCKQUOTE)$/.test(node.nodeName)

const isParagraph = (node: Node): node is Element => /^(?:P|H[1-6])$/.test(node.nodeName)

function writeInto(wrapper: Element, marker: string): void {
  let around = wrapper
  for (;;) {
    const first = [...around.childNodes].find((node) => !isBlank(node))
    if (first && isParagraph(first)) return writeMarker(first, marker)
    if (!first || !isWrapper(first)) break
    around = first
  }
  trimBeginning(around)
  around.prepend(`${marker} `)
}

function blocksOf(item: Element): Element[] {
  const blocks: Element[] = []
  let paragraph: Element | undefined
  for (const node of [...item.childNodes]) {
    if (isBlock(node) || isWrapper(node)) {
      blocks.push(node as Element)
      paragraph = undefined
    } else if (paragraph) paragraph.append(node)
    else if (!isBlank(node)) {
      paragraph = element(item.ownerDocument, 'p', {}, node)
      blocks.push(paragraph)
    }
  }
  return blocks
}

export function writeItems(list: Element, items: readonly Element[], markers: readonly string[]): void {
  for (const [i, item] of items.entries()) {
    const blocks = blocksOf(item)
    const [first] = blocks
    const isBullet = markers[i] === bullet && first !== undefined && /^H[1-6]$/.test(first.nodeName)
    const marker = isBullet ? '' : (markers[i] ?? '')
    if (marker !== '' && first) {
      if (isParagraph(first)) writeMarker(first, marker)
      else if (isWrapper(first)) writeInto(first, marker)
      else if (!blocks.every(({ nodeName }) => /^[UO]L$/.test(nodeName)))
        blocks.unshift(element(item.ownerDocument, 'p', {}, marker))
    }
    list.before(...blocks)
  }
  list.remove()
}
