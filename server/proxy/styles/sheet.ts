import parse, { type CssNode } from 'css-tree/parser'
import { selectorsOf, type Selector } from './selector'

/** A part of a style sheet, in the words it was written in. */
export type SheetPart =
  | { kind: 'rule'; selectors: Selector[]; prelude: string; block: string; isSplittable: boolean }
  | { kind: 'group'; name: string; prelude: string; parts: SheetPart[] }
  | { kind: 'keyframes'; name: string; text: string }
  | { kind: 'font'; characters: [number, number][]; text: string }
  /** Anything else is never left out. */
  | { kind: 'other'; text: string }

const groups = new Set(['media', 'supports', 'layer', 'container', 'starting-style'])

/**
 * Pseudo-classes and elements that every browser of the list in package.json knows. A rule with another one is valid
 * or invalid as a whole, so none of its selectors may be left out.
 */
const known =
  /::?(?:hover|focus|focus-visible|focus-within|active|visited|link|checked|disabled|enabled|first-child|last-child|only-child|nth-child|first-of-type|last-of-type|not|is|where|root|empty|target|lang|before|after|placeholder|placeholder-shown|marker)(?![\w-])/g

const range = /U\+([0-9A-F?]+)(?:-([0-9A-F]+))?/gi

function rangesOf(font: string): [number, number][] {
  const list = /unicode-range:([^;}]*)/i.exec(font)?.[1]
  if (list === undefined) return [[0, 0x10ffff]]
  return [...list.matchAll(range)].map(([, first = '', last]) => [
    Number.parseInt(first.replaceAll('?', '0'), 16),
    Number.parseInt(last ?? first.replaceAll('?', 'F'), 16),
  ])
}

function partOf(node: CssNode, css: string): SheetPart[] {
  const textOf = ({ loc }: CssNode) => css.slice(loc?.start.offset, loc?.end.offset)
  const { prelude, block } = node
  if (node.type === 'Comment') return []
  if (node.type === 'Rule' && prelude && block) {
    const text = textOf(prelude)
    const isSplittable = !text.replace(known, '').includes(':')
    return [{ kind: 'rule', selectors: selectorsOf(prelude, css), prelude: text, block: textOf(block), isSplittable }]
  }
  if (node.type !== 'Atrule' || typeof node.name !== 'string') return [{ kind: 'other', text: textOf(node) }]
  const name = node.name.toLowerCase()
  const words = prelude ? textOf(prelude) : ''
  if (!block) return [{ kind: 'other', text: `@${name} ${words};` }]
  if (name === 'font-face') return [{ kind: 'font', characters: rangesOf(textOf(node)), text: textOf(node) }]
  if (name.endsWith('keyframes')) return [{ kind: 'keyframes', name: words, text: textOf(node) }]
  if (!groups.has(name)) return [{ kind: 'other', text: textOf(node) }]
  return [{ kind: 'group', name, prelude: words, parts: partsOf(block, css) }]
}

const partsOf = (node: CssNode, css: string): SheetPart[] =>
  [...(node.children ?? [])].flatMap((child) => partOf(child, css))

/** Parses a style sheet into what may be left out of it. */
export const parseSheet = (css: string): SheetPart[] =>
  partsOf(parse(css, { positions: true, parseValue: false, parseAtrulePrelude: false }), css)
