import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, type ChildNode } from 'postcss'

export type Part = { text: string; selectors?: string[][] } | { head: string; parts: Part[] }

const groups = new Set(['media', 'supports', 'layer', 'container', 'starting-style'])

/** Elements that browsers add, and the frame that the deferred-script loader makes of a link. */
const implied = ['html', 'head', 'body', 'tbody', 'colgroup', 'iframe']

const innerParentheses = /\([^()]*\)/g
const attributeOrState = /\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]|::?[\w-]+/g
const name = /[.#]?[A-Za-z_-][\w-]*/g

/** The elements, classes and ids that a selector needs on a page. Whatever else it says is taken as true. */
function namesOf(selector: string): string[] {
  let text = selector.replace(/[.#]?(?:[\w-]|\\.)*\\.(?:[\w-]|\\.)*/g, '').replace(attributeOrState, '')
  for (let before = ''; before !== text; ) [before, text] = [text, text.replace(innerParentheses, '')]
  return Array.from(text.match(name) ?? [], (result) => (/^[.#]/.test(result) ? result : result.toLowerCase()))
}

function partOf(node: ChildNode): Part {
  if (node.type === 'rule') return { text: node.toString(), selectors: node.selectors.map(namesOf) }
  if (node.type === 'atrule' && !node.nodes) return { text: `${node.toString()};` }
  if (node.type !== 'atrule' || !node.nodes || !groups.has(node.name)) return { text: node.toString() }
  return { head: `@${node.name} ${node.params}`, parts: node.nodes.map(partOf) }
}

export const parseSheet = (css: string): Part[] => parse(css).nodes.map(partOf)

function namesIn(html: string): Set<string> {
  const names = new Set(implied)
  for (const [, tag = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) names.add(tag.toLowerCase())
  for (const [, id = ''] of html.matchAll(/\sid="([^"]*)"/g)) names.add(`#${id}`)
  for (const [, classes = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const each of classes.split(/\s+/)) names.add(`.${each}`)
  return names
}

function textOf(part: Part, names: ReadonlySet<string>): string {
  if ('text' in part)
    return !part.selectors || part.selectors.some((needed) => needed.every((each) => names.has(each))) ? part.text : ''
  const inside = part.parts.map((each) => textOf(each, names)).join('')
  return inside === '' ? '' : `${part.head}{${inside}}`
}

/**
 * The rules of style sheets that name nothing but what is on a page, in their order. Followed by the whole sheets, in
 * the same order, the result of the cascade is that of the whole sheets alone.
 */
export function selectRules(sheets: readonly Part[][], html: string): string {
  const names = namesIn(html)
  return sheets.flatMap((parts) => parts.map((part) => textOf(part, names))).join('')
}

export interface Styled {
  html: string
  css: string
  sheets: string[]
}

const sheetLink =
  /<link rel="stylesheet" href="(\/_next\/static\/chunks\/[\w~-][\w.~-]*\.css)" data-precedence="next"\/>/g

const parsed = new Map<string, Part[] | undefined>()

function readSheet(address: string): string | undefined {
  const file = path.resolve(address.replace('/_next/', '.next/'))
  return existsSync(file) ? readFileSync(file, 'utf8').replace(/(url\(["']?)\.\.\//g, '$1/_next/static/') : undefined
}

function sheetOf(address: string): Part[] | undefined {
  if (!parsed.has(address)) {
    const text = readSheet(address)
    // Addresses come from a rendered page. A file that does not exist is looked for again.
    if (text === undefined) return undefined
    parsed.set(address, parseSheet(text))
  }
  return parsed.get(address)
}

/** Id of the last element in the header, which error pages lack. A browser waits only for its start tag. */
const headerEnd = 'header-end'

/**
 * Blocks the first paint until the end of the header has arrived. On a slow connection the first paint came in the
 * middle of the header, and its parts moved as the rest arrived. Browsers that do not support this paint as soon as
 * they can.
 */
const wholeHeader = `<link rel="expect" href="#${headerEnd}" blocking="render"/>`

/**
 * Inlines the rules of a page's style sheets that the page can use, at the place of the first sheet. On a mobile
 * connection three files of a few kilobytes cost two round trips before the first paint. The whole sheets come with the
 * scripts. A sheet that `sheetAt` does not find remains a link.
 */
export function inlineStyles(html: string, sheetAt = sheetOf): Styled {
  const sheets: string[] = []
  const parts: Part[][] = []
  const start = '<style></style>'
  const without = html.replace(sheetLink, (whole, address: string) => {
    const sheet = sheetAt(address)
    if (!sheet) return whole
    parts.push(sheet)
    return sheets.push(address) === 1 ? start : ''
  })
  const css = selectRules(parts, without)
  const wait = html.includes(`id="${headerEnd}"`) ? wholeHeader : ''
  return { html: without.replace(start, () => `${wait}<style>${css}</style>`), css, sheets }
}
