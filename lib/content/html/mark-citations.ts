import type { Citation } from '@/lib/domain/citations/citation'
import { keyOfReference } from '@/lib/domain/citations/keys'
import type { StoredCitation } from '../preparation/prepared-article'
import { recogniseCitations } from '@/lib/domain/citations/recognise'
import { wrapText } from './element'

const maxStored = 300

const maxLinks = 1000

const inline = new Set('a strong b em i u s small mark del ins var q cite abbr time ruby rt rp span'.split(' '))

const ignored = new Set('pre code kbd samp iframe script style sup sub'.split(' '))

const withoutLinks = 'a, h1, h2, h3, h4, h5, h6'

interface Piece {
  node: Text
  start: number
}

function proseOf(fragment: DocumentFragment): { text: string; pieces: Piece[] } {
  const pieces: Piece[] = []
  const parts: string[] = []
  let length = 0
  const add = (part: string) => {
    parts.push(part)
    length += part.length
  }
  const visit = (parent: Node): void => {
    for (const node of parent.childNodes) {
      if (node.nodeType === 3) {
        pieces.push({ node: node as Text, start: length })
        add((node.nodeValue ?? '').replace(/[\n\r\t]/g, ' '))
      } else if (node.nodeType === 1) {
        const name = (node as Element).localName
        if (ignored.has(name)) add(name === 'pre' ? '\n' : ' ')
        else if (inline.has(name)) visit(node)
        else {
          add('\n')
          visit(node)
          add('\n')
        }
      }
    }
  }
  visit(fragment)
  return { text: parts.join(''), pieces }
}

function placeOf(
  { end, start }: Citation,
  pieces: readonly Piece[],
  first: number,
): { piece: Piece; from: number; to: number } | undefined {
  let best: { piece: Piece; from: number; to: number } | undefined
  for (let i = first; ; i += 1) {
    const piece = pieces[i]
    if (!piece || piece.start >= end) return best
    const [from, to] = [Math.max(start - piece.start, 0), Math.min(end - piece.start, piece.node.length)]
    if (to - from > (best ? best.to - best.from : 0)) best = { piece, from, to }
  }
}

const isLinkable = (node: Text) => !node.parentElement?.closest(withoutLinks)

export function storedCitations(citations: readonly Citation[]): StoredCitation[] {
  const stored = new Map<string, StoredCitation>()
  for (const citation of citations) {
    const key = keyOfReference(citation)
    if (stored.has(key)) continue
    stored.set(key, citation.by === 'number' ? { key, number: citation.number } : { key })
    if (stored.size >= maxStored) break
  }
  return [...stored.values()]
}

/** `linkCitations` makes links of the marks when the article is shown: the register may change meanwhile. */
export function markCitations(fragment: DocumentFragment): StoredCitation[] {
  const { pieces, text } = proseOf(fragment)
  const citations = recogniseCitations(text)
  let first = 0
  const places = citations.slice(0, maxLinks).flatMap((citation) => {
    while (first + 1 < pieces.length && (pieces[first + 1]?.start ?? 0) <= citation.start) first += 1
    const place = placeOf(citation, pieces, first)
    return place && isLinkable(place.piece.node) ? [{ ...place, key: keyOfReference(citation) }] : []
  })
  // From the end, so that the places before stay what they are.
  for (const { from, key, piece, to } of places.reverse()) wrapText(piece.node, from, to, { 'data-cites': key })
  return storedCitations(citations)
}
