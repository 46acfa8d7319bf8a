import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A page with its style sheets inlined. */
export interface Styled {
  html: string
  /** Text of the single style element, or empty if there is none. */
  css: string
  /** Addresses of the inlined style sheets. */
  sheets: string[]
}

const link = /<link rel="stylesheet" href="(\/_next\/static\/chunks\/[\w~-][\w.~-]*\.css)" data-precedence="next"\/>/g

const texts = new Map<string, string | undefined>()

/**
 * Reads a style sheet of the build and makes its relative addresses absolute. Returns undefined if it does not exist.
 */
function readSheet(address: string): string | undefined {
  const file = path.resolve(address.replace('/_next/', '.next/'))
  return existsSync(file) ? readFileSync(file, 'utf8').replace(/(url\(["']?)\.\.\//g, '$1/_next/static/') : undefined
}

function textOf(address: string): string | undefined {
  if (!texts.has(address)) texts.set(address, readSheet(address))
  return texts.get(address)
}

/**
 * Id of the last element in the header. A browser waits only for the start tag of an element. Error pages have no such
 * element.
 */
const headerEnd = 'header-end'

/**
 * Blocks the first paint until the end of the header has arrived. On a slow connection the first paint came in the
 * middle of the header, and its parts moved as the rest arrived. Browsers that do not support this paint as soon as
 * they can.
 */
const wholeHeader = `<link rel="expect" href="#${headerEnd}" blocking="render"/>`

/**
 * Inlines a page's style sheets at the place of the first one. On a mobile connection three files of a few kilobytes
 * cost two round trips before the first paint. A sheet that `sheetAt` does not find remains a link.
 */
export function inlineStyles(html: string, sheetAt = textOf): Styled {
  const sheets: string[] = []
  const css: string[] = []
  const start = '<style></style>'
  const without = html.replace(link, (whole, address: string) => {
    const text = sheetAt(address)
    if (text === undefined) return whole
    css.push(text)
    return sheets.push(address) === 1 ? start : ''
  })
  const all = css.join('')
  const wait = html.includes(`id="${headerEnd}"`) ? wholeHeader : ''
  return { html: without.replace(start, () => `${wait}<style>${all}</style>`), css: all, sheets }
}
