import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSheet, selectRules, type Part } from './select-rules'

export interface Styled {
  html: string
  css: string
  sheets: string[]
}

const link = /<link rel="stylesheet" href="(\/_next\/static\/chunks\/[\w~-][\w.~-]*\.css)" data-precedence="next"\/>/g

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
 * Inlines the rules of a page's style sheets that the page can use, at the place of the first sheet. On a mobile
 * connection three files of a few kilobytes cost two round trips before the first paint. The whole sheets come with the
 * scripts. A sheet that `sheetAt` does not find remains a link.
 */
export function inlineStyles(html: string, sheetAt = sheetOf): Styled {
  const sheets: string[] = []
  const parts: Part[][] = []
  const start = '<style></style>'
  const without = html.replace(link, (whole, address: string) => {
    const sheet = sheetAt(address)
    if (!sheet) return whole
    parts.push(sheet)
    return sheets.push(address) === 1 ? start : ''
  })
  const css = selectRules(parts, without)
  const wait = html.includes(`id="${headerEnd}"`) ? wholeHeader : ''
  return { html: without.replace(start, () => `${wait}<style>${css}</style>`), css, sheets }
}
