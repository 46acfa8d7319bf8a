import { defaultTreeAdapter as tree, html as html5, parse, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

/** An element of a page, without its children. */
export interface Tag {
  name: string
  attributes: Readonly<Record<string, string>>
  /** Its own text, without that of child elements. */
  text: string
  /** Whether a browser's parser places it in the document's head, wherever it is in the source. */
  isInHead: boolean
}

function* below(node: Node, isInHead: boolean): Generator<Tag> {
  if (!('childNodes' in node)) return
  for (const child of node.childNodes) {
    if (!tree.isElementNode(child)) continue
    const name = tree.getTagName(child)
    const isNowInHead = isInHead || (name === 'head' && tree.getNamespaceURI(child) === html5.NS.HTML)
    // SVG has titles and links of its own.
    if (tree.getNamespaceURI(child) === html5.NS.HTML) {
      const text = child.childNodes.map((inner) => (tree.isTextNode(inner) ? inner.value : '')).join('')
      yield {
        name,
        attributes: Object.fromEntries(child.attrs.map((attribute) => [attribute.name, attribute.value])),
        text,
        isInHead: isNowInHead,
      }
    }
    yield* below(child, isNowInHead)
  }
}

/** The elements of a page in document order, as parsed without scripting. */
export function tagsOf(html: string): Tag[] {
  return [...below(parse(html, { scriptingEnabled: false }), false)]
}
