import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A page with its style sheets in it. */
export interface Styled {
  html: string
  /** Text of the one style element; empty where there is none. */
  css: string
  /** Addresses of the sheets it stands for. */
  sheets: string[]
}

const link = /<link rel="stylesheet" href="(\/_next\/static\/chunks\/[\w~-][\w.~-]*\.css)" data-precedence="next"\/>/g

const texts = new Map<string, string | undefined>()

/** A sheet of the build, its own addresses written out; undefined when it is not there. */
function readSheet(address: string): string | undefined {
  const file = path.resolve(address.replace('/_next/', '.next/'))
  return existsSync(file) ? readFileSync(file, 'utf8').replace(/(url\(["']?)\.\.\//g, '$1/_next/static/') : undefined
}

function textOf(address: string): string | undefined {
  if (!texts.has(address)) texts.set(address, readSheet(address))
  return texts.get(address)
}

/** What stands last in the header: a browser waits for an element's beginning. Error pages have none. */
const headerEnd = 'header-end'

/**
 * Nothing holds back the first paint any more but this, until the end of the header is there: on a poor line it came in the middle of
 * the header, whose parts then moved as the rest of it arrived. Browsers that do not know it paint as soon as they can.
 */
const wholeHeader = `<link rel="expect" href="#${headerEnd}" blocking="render"/>`

/**
 * Puts a page's style sheets into it, where the first one is asked for: on a phone's line three files of a few kilobytes cost two round
 * trips before anything is seen. A sheet that `sheetAt` does not have is left to the browser.
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
