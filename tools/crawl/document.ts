import { defaultTreeAdapter as tree, html as html5, parse, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

/** An element of a page, without what is in it. */
export interface Tag {
  name: string
  attributes: Readonly<Record<string, string>>
  /** What stands right inside, where it is text. */
  text: string
  /** Whether a browser has it in the document's head, whatever the text of the page says. */
  isInHead: boolean
}

function* below(node: Node, isInHead: boolean): Generator<Tag> {
  if (!('childNodes' in node)) return
  for (const child of node.childNodes) {
    if (!tree.isElementNode(child)) continue
    const name = tree.getTagName(child)
    const isNowInHead = isInHead || (name === 'head' && tree.getNamespaceURI(child) === html5.NS.HTML)
    // A drawing has titles and links of its own.
    if (tree.getNamespaceURI(child) === html5.NS.HTML) {
      const text = child.childNodes.map((inner) => (tree.isTextNode(inner) ? inner.value : '')).join('')
      yield { name, attributes: Object.fromEntries(child.attrs.map((attribute) => [attribute.name, attribute.value])), text, isInHead: isNowInHead }
    }
    yield* below(child, isNowInHead)
  }
}

/** The elements of a page in their order, as a visitor without scripts has them. */
export function tagsOf(html: string): Tag[] {
  return [...below(parse(html, { scriptingEnabled: false }), false)]
}
