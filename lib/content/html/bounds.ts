import { defaultTreeAdapter, html as html5, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

/** No real article exceeds them. Preparing one takes about as long as the sum of the depths of its elements. */
export const limits = {
  depth: 150,
  elements: 20_000,
  /** Sum of the depths of all elements. */
  work: 400_000,
  attributes: 500,
} as const

class BeyondBounds extends Error {}

type Element = DefaultTreeAdapterTypes.Element
type Fragment = DefaultTreeAdapterTypes.DocumentFragment

/** Open elements that the parser adds itself. */
const ownElements = 2

/** The parser's way to build a tree, which stops at the limits: what it reads next may take as long as it likes. */
function boundedAdapter() {
  let [depth, elements, work] = [0, 0, 0]
  return {
    ...defaultTreeAdapter,
    createElement(...[name, namespace, attributes]: Parameters<typeof defaultTreeAdapter.createElement>) {
      elements += 1
      // Also counts what the parser repeats by itself, such as emphasis that no tag ended.
      work += depth
      if (elements > limits.elements || work > limits.work || attributes.length > limits.attributes)
        throw new BeyondBounds()
      return defaultTreeAdapter.createElement(name, namespace, attributes)
    },
    onItemPush() {
      depth += 1
      if (depth > limits.depth + ownElements) throw new BeyondBounds()
    },
    onItemPop() {
      depth -= 1
    },
  }
}

const body = defaultTreeAdapter.createElement('body', html5.NS.HTML, [])

/** Whether a tree is within the limits; the parser may have nested what was not open at the same time. */
function isWithin(tree: Fragment): boolean {
  let work = 0
  let level: DefaultTreeAdapterTypes.ChildNode[] = tree.childNodes
  for (let depth = 1; level.length > 0; depth += 1) {
    work += level.length * depth
    if (depth > limits.depth || work > 2 * limits.work) return false
    level = level.flatMap((node) => ('childNodes' in node ? (node as Element).childNodes : []))
  }
  return true
}

/** Parses markup as the body of a page; undefined if it is beyond the limits. The work is bounded either way. */
export function parseWithinBounds(html: string): Fragment | undefined {
  try {
    const tree = parseFragment(body, html, { treeAdapter: boundedAdapter() })
    return isWithin(tree) ? tree : undefined
  } catch (error) {
    if (error instanceof BeyondBounds) return undefined
    throw error
  }
}

export const isBeyondBounds = (html: string): boolean => parseWithinBounds(html) === undefined
