import type { CssNode } from 'css-tree/parser'
import { ident } from 'css-tree/utils'
import type { PageElement, PageElements } from './page-elements'

/** What an element of the page must be for a part of a selector to match it now, or later without any script. */
type Test = (element: PageElement) => boolean

/** The parts of a selector between its combinators. */
interface Part {
  /** A class that the element must have, by which candidates are found. */
  className?: string
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
    if (tag !== '*') part.tests.push((element) => element.tag === tag)
  } else if (node.type === 'IdSelector') part.tests.push(({ attributes }) => attributes.get('id') === name)
  else if (node.type === 'AttributeSelector') part.tests.push(attributeTest(node))
  else if (node.type === 'PseudoClassSelector') addPseudoClass(part, node, css)
}

function selectorOf(node: CssNode, css: string): Selector {
  const emptyPart = (): Part => ({ tests: [], inside: [], languages: [] })
  const parts = [emptyPart()]
  for (const child of childrenOf(node)) {
    const part = parts.at(-1)
    if (child.type === 'Combinator') parts.push(emptyPart())
    else if (part) addTo(part, child, css)
  }
  return { text: css.slice(node.loc?.start.offset, node.loc?.end.offset), parts }
}

/** The selectors of a list. A selector that could not be parsed has no parts, and so always matches. */
export const selectorsOf = (list: CssNode, css: string): Selector[] =>
  list.type === 'SelectorList'
    ? childrenOf(list).map((node) => selectorOf(node, css))
    : [{ text: css.slice(list.loc?.start.offset, list.loc?.end.offset), parts: [] }]

const matchesPart = ({ tests }: Part, element: PageElement): boolean => tests.every((test) => test(element))

/** Whether a selector can match anything on a page before its scripts load its whole styles. */
export const isUsed = ({ parts }: Selector, page: PageElements): boolean =>
  parts.every(
    (part) =>
      part.inside.every((list) => list.some((selector) => isUsed(selector, page))) &&
      part.languages.every((wanted) => wanted.some((language) => page.hasLanguage(language))) &&
      page.withClass(part.className).some((element) => matchesPart(part, element)),
  )
