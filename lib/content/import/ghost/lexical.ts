import { z } from 'zod'
import { escapeHtml } from '../../html/escape'
import { cardHtml } from './cards'
import { hiddenCard } from './readers'

/** Ghost's present editor: a tree of nodes, as HTML. */

/** What is not as Ghost writes it is absent, so that the rest of a node is read. */
const node = z.looseObject({
  type: z.string().catch(''),
  children: z.array(z.unknown()).optional().catch(undefined),
  text: z.string().optional().catch(undefined),
  format: z.unknown().optional(),
  tag: z.string().optional().catch(undefined),
  listType: z.string().optional().catch(undefined),
  start: z.number().optional().catch(undefined),
  url: z.string().optional().catch(undefined),
})

type Node = z.infer<typeof node>

/** Deepest nodes that are read. */
const deepest = 100

/** Elements by the bits of a text's format, the innermost first. */
const formats: [bit: number, name: string][] = [
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [128, 'mark'],
  [8, 'u'],
  [4, 's'],
  [2, 'em'],
  [1, 'strong'],
]

function formatted(text: string, format: unknown): string {
  const bits = typeof format === 'number' ? format : 0
  return formats.reduce(
    (html, [bit, name]) => ((bits & bit) === 0 ? html : `<${name}>${html}</${name}>`),
    escapeHtml(text).replace(/\n/g, '<br>'),
  )
}

const within = (name: string, inside: string, attributes = '') => `<${name}${attributes}>${inside}</${name}>`

const heading = /^h[1-6]$/

/** Ghost's tree of an article as HTML. `onDropped` learns what is not taken. Undefined if it is none. */
export function lexicalHtml(json: string, onDropped: (what: string) => void): string | undefined {
  const childrenOf = ({ children = [] }: Node, depth: number): string =>
    depth > deepest ? '' : children.map((child) => write(child, depth + 1)).join('')

  function write(given: unknown, depth: number): string {
    const read = node.safeParse(given)
    if (!read.success) return ''
    const one = read.data
    const why = hiddenCard(one)
    if (why !== undefined) {
      onDropped(why)
      return ''
    }
    const inside = () => childrenOf(one, depth)
    switch (one.type.replace(/^extended-/, '')) {
      case 'text':
      // Words to come, and what was typed to find a post.
      case 'tk':
      case 'at-link-search':
        return formatted(one.text ?? '', one.format)
      case 'linebreak':
        return '<br>'
      case 'tab':
        return ' '
      case 'paragraph':
        return within('p', inside())
      case 'heading':
        return within(heading.test(one.tag ?? '') ? (one.tag ?? 'h2') : 'h2', inside())
      case 'quote':
      case 'aside':
        return within('blockquote', inside())
      case 'list': {
        const isNumbered = one.listType === 'number'
        return within(
          isNumbered ? 'ol' : 'ul',
          inside(),
          isNumbered && (one.start ?? 1) !== 1 ? ` start="${one.start}"` : '',
        )
      }
      case 'listitem':
        return within('li', inside())
      case 'link':
      case 'autolink':
      case 'at-link':
        return within('a', inside() || escapeHtml(one.url ?? ''), ` href="${escapeHtml(one.url ?? '')}"`)
      default:
        // Also of a node with others in it, or with words: who could read them is not known.
        return cardHtml(one.type, one, onDropped)
    }
  }

  const tree = parseTree(json)
  // A list in a list has an item of its own there, without a marker.
  return tree && childrenOf(tree, 0).replace(/<\/li><li>(?=<[uo]l\b)/g, '')
}

function parseTree(json: string): Node | undefined {
  try {
    const read = z.object({ root: node }).safeParse(JSON.parse(json))
    return read.success ? read.data.root : undefined
  } catch {
    return undefined
  }
}
