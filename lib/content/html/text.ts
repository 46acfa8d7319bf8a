import type { DefaultTreeAdapterTypes } from 'parse5'
import { singleSpaced } from '@/lib/domain/text'
import { parseWithinBounds } from './bounds'
import { textOnly } from './text-only'

type Node = DefaultTreeAdapterTypes.ChildNode

const isHidden = ({ nodeName }: Node) => nodeName === 'script' || nodeName === 'style'

/** The plain text of an article's HTML, for the search index. Elements separate words. The work is bounded. */
export function textOfHtml(html: string): string {
  const tree = parseWithinBounds(html) ?? parseWithinBounds(textOnly(html))
  const text: string[] = []
  const next: (Node | string)[] = tree?.childNodes.toReversed() ?? []
  for (let node = next.pop(); node !== undefined; node = next.pop()) {
    if (typeof node === 'string') text.push(node)
    else if ('value' in node) text.push(node.value)
    else if ('childNodes' in node && !isHidden(node)) next.push(' ', ...node.childNodes.toReversed(), ' ')
  }
  return singleSpaced(text.join(''))
}
