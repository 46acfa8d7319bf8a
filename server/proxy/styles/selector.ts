import type { CssNode } from 'css-tree/parser'
import { ident } from 'css-tree/utils'
import type { PageElement, PageElements } from './page-elements'

/** What an element of the page must be for a part of a selector to match it now, or later without any script. */
type Test = (element: PageElement) => boolean

/** The parts of a selector between its combinators. */
interface Part {
  /** Its number among the parts of all selectors. */
  index: number
  /** A class, or else a tag, that the element must have, by which candidates are found. */
  className?: string
  tag?: string
  tests: Test[]
  /** Selectors inside `:has()`, of which one must match something on the page. */
  inside: Selector[][]
  languages: string[][]
}

/** A selector, without its combinators: where elements stand is not compared. */
export interface Selector {
  text: string
  parts: Part[]
}

/**
 * Attributes that a page gets without the scripts that load its whole styles: by the visitor, or by the deferred-script
 * loader.
 */
const laterAttributes = new Set(['open', 'hidden', 'data-user', 'data-in-app', 'data-waiting', 'data-chosen'])

const compare: Record<string, (actual: string, wanted: string) => boolean> = {
  '=': (actual, wanted) => actual === wanted,
  '~=': (actual, wanted) => actual.split(/\s+/).includes(wanted),
  '|=': (actual, wanted) => actual === wanted || actual.startsWith(`${wanted}-`),
  '^=': (actual, wanted) => actual.startsWith(wanted),
  '$=': (actual, wanted) => actual.endsWith(wanted),
  '*=': (actual, wanted) => actual.includes(wanted),
}

/** The name of a node, without the escapes that the build writes instead of quotes: `[href^=tel\:]`. */
const nameOf = ({ name }: CssNode): string => ident.decode(typeof name === 'string' ? name : String(name?.name ?? ''))

/** Letter case is ignored: which attributes depend on it is not known here. */
function attributeTest(node: CssNode): Test {
  const name = nameOf(node).toLowerCase()
  if (laterAttributes.has(name)) return () => true
  const { value } = node
  const written = typeof value === 'object' ? (value?.value ?? (value && nameOf(value))) : value
  const wanted = written?.toString().toLowerCase()
  const matches = compare[node.matcher ?? '']
  return ({ attributes }) => {
    const actual = attributes.get(name)
    if (actual === undefined || wanted === undefined || !matches) return actual !== undefined
    // A character reference may stand for anything.
    return actual.includes('&') || matches(actual.toLowerCase(), wanted)
  }
}

const childrenOf = (node: CssNode): CssNode[] => [...(node.children ?? [])]

const isAmong = (selectors: Selector[]): Test => {
  // An ancestor in `:is(a b)` is another element, so only the last part is compared.
  const last = selectors.map(({ parts }) => parts.at(-1))
  return (element) => last.some((part) => !part || matchesPart(part, element))
}

const listOf = (node: CssNode, css: string): Selector[] =>
  childrenOf(node).flatMap((list) => (list.type === 'SelectorList' ? selectorsOf(list, css) : []))

function addPseudoClass(part: Part, node: CssNode, css: string): void {
  const name = nameOf(node)
  const list = listOf(node, css)
  if (name === 'root') part.tests.push(({ tag }) => tag === 'html')
  else if (name === 'has' && list.length > 0) part.inside.push(list)
  else if (/^(?:is|where|-webkit-any|-moz-any|matches)$/.test(name) && list.length > 0) part.tests.push(isAmong(list))
  else if (name === 'lang') part.languages.push(childrenOf(node).map((child) => nameOf(child) || String(child.value)))
  // Only scripts open a modal dialog.
  else if (name === 'modal') part.tests.push(() => false)
  // Any other state may come: focus, what is chosen or open, and the place among siblings.
}

function addTo(part: Part, node: CssNode, css: string): void {
  const name = nameOf(node)
  if (node.type === 'ClassSelector') {
    part.className ??= name
    part.tests.push(({ classes }) => classes.has(name))
  } else if (node.type === 'TypeSelector') {
    const tag = name.replace(/^.*\|/, '').toLowerCase()
    if (tag === '*') return
    part.tag ??= tag
    part.tests.push((element) => element.tag === tag)
  } else if (node.type === 'IdSelector') part.tests.push(({ attributes }) => attributes.get('id') === name)
  else if (node.type === 'AttributeSelector') part.tests.push(attributeTest(node))
  else if (node.type === 'PseudoClassSelector') addPseudoClass(part, node, css)
}

/** The number of parts of all selectors so far. */
let allParts = 0

/** The parts of all selectors, by what an element must at least have to match them: a class, or else a tag, if any. */
const candidates = new Map<string, Part[]>()
const candidateKey = ({ className, tag }: Pick<Part, 'className' | 'tag'>) =>
  className === undefined ? (tag ?? '*') : `.${className}`

function addCandidate(part: Part): void {
  const key = candidateKey(part)
  const others = candidates.get(key)
  if (others) others.push(part)
  else candidates.set(key, [part])
}

/** The parts that an element matches, and how many there were when they were found. */
const matched = new WeakMap<PageElement, { of: number; indices: readonly number[] }>()

function matchedBy(element: PageElement): readonly number[] {
  const found = matched.get(element)
  if (found?.of === allParts) return found.indices
  const indices: number[] = []
  for (const key of ['*', element.tag, ...Array.from(element.classes, (name) => `.${name}`)])
    for (const part of candidates.get(key) ?? []) if (matchesPart(part, element)) indices.push(part.index)
  matched.set(element, { of: allParts, indices })
  return indices
}

/** A page, with the parts of selectors that something on it matches. */
export interface MatchedPage {
  page: PageElements
  has: (part: Part) => boolean
}

/** Finds out which parts of selectors match anything on a page. What an element matches is found once. */
export function matchPage(page: PageElements): MatchedPage {
  const isMatched = new Uint8Array(allParts)
  for (const element of page.all) for (const index of matchedBy(element)) isMatched[index] = 1
  return { page, has: ({ index }) => isMatched[index] === 1 }
}

function selectorOf(node: CssNode, css: string): Selector {
  const emptyPart = (): Part => ({ index: (allParts += 1) - 1, tests: [], inside: [], languages: [] })
  const parts = [emptyPart()]
  for (const child of childrenOf(node)) {
    const part = parts.at(-1)
    if (child.type === 'Combinator') parts.push(emptyPart())
    else if (part) addTo(part, child, css)
  }
  for (const part of parts) addCandidate(part)
  return { text: css.slice(node.loc?.start.offset, node.loc?.end.offset), parts }
}

/** The selectors of a list. A selector that could not be parsed has no parts, and so always matches. */
export const selectorsOf = (list: CssNode, css: string): Selector[] =>
  list.type === 'SelectorList'
    ? childrenOf(list).map((node) => selectorOf(node, css))
    : [{ text: css.slice(list.loc?.start.offset, list.loc?.end.offset), parts: [] }]

const matchesPart = ({ tests }: Part, element: PageElement): boolean => tests.every((test) => test(element))

/** Whether a selector can match anything on a page before its scripts load its whole styles. */
export const isUsed = ({ parts }: Selector, matches: MatchedPage): boolean =>
  parts.every(
    (part) =>
      matches.has(part) &&
      part.inside.every((list) => list.some((selector) => isUsed(selector, matches))) &&
      part.languages.every((wanted) => wanted.some((language) => matches.page.hasLanguage(language))),
  )
