import type { DefaultTreeAdapterTypes } from 'parse5'
import { singleSpaced } from '@/lib/domain/text'
import { parseWithinBounds } from './bounds'
import { addRules, isReadable, plainLook, sightOf, type Look, type Rules } from './hidden'
import { textOnly } from './text-only'

type Node = DefaultTreeAdapterTypes.ChildNode

export function textOfHtml(html: string): string {
  const tree = parseWithinBounds(html) ?? parseWithinBounds(textOnly(html))
  const text: string[] = []
  const rules: Rules = new Map()
  const entries = (nodes: readonly (Node | string)[], look: Look) =>
    nodes.map((node) => [node, look] as const).toReversed()
  const next = entries(tree?.childNodes ?? [], plainLook)
  for (let entry = next.pop(); entry !== undefined; entry = next.pop()) {
    const [node, inherited] = entry
    if (typeof node === 'string') text.push(node)
    else if ('value' in node) text.push(isReadable(inherited) ? node.value : '')
    else if (!('childNodes' in node) || node.nodeName === 'script') continue
    else if (node.nodeName === 'style') {
      for (const child of node.childNodes) if ('value' in child) addRules(rules, child.value)
    } else {
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]))
      const tag = { name: node.nodeName, attribute: (name: string) => attributes.get(name) }
      const { fate, look } = sightOf(tag, inherited, rules)
      if (fate === 'shown' || fate === 'inserted') next.push(...entries([' ', ...node.childNodes, ' '], look))
    }
  }
  return singleSpaced(text.join(''))
}
