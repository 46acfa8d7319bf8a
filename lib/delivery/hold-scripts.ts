import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What runs inline at the end of a page and lets its scripts in; without indentation and comments. */
export const beginScript = readFileSync(path.resolve('lib/delivery/begin.js'), 'utf8').replace(/^\s*(?:\/\/.*)?\n?/gm, '')

export interface HeldPage {
  html: string
  /** Texts of the inline scripts that may run on the page. */
  inlineScripts: string[]
}

const script = /<script\b([^>]*)>([^]*?)<\/script>/g
const scriptPreload = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="script")[^>]*>/g
const source = /\bsrc="([^"]*)"/
/** A part of the page's data, as Next writes it: `self.__next_f.push([1,"…"])`, the first one with a guard. */
const flightPart = /^\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\((\[[^]*\])\)$/

/** Whether a script element holds data, which no browser runs, or is for browsers that never fetch it. */
const isInert = (attributes: string) => /\bnomodule\b/i.test(attributes) || /\btype="(?!module"|text\/javascript")/.test(attributes)

/**
 * Takes the scripts out of a page and puts them, as data, at its end, with one small inline script that lets them in when the visitor
 * does something or the page has been calm for a while. Nothing of them is fetched or run before.
 */
export function holdScripts(html: string): HeldPage {
  const files: string[] = []
  const inline: string[] = []
  const flight: unknown[] = []
  const rest = html.replace(scriptPreload, '').replace(script, (whole, attributes: string, text: string) => {
    if (isInert(attributes)) return whole
    const file = source.exec(attributes)?.[1]
    const part = flightPart.exec(text)?.[1]
    if (file !== undefined) files.push(file.replaceAll('&amp;', '&'))
    else if (part !== undefined) flight.push(JSON.parse(part))
    else inline.push(text)
    return ''
  })
  if (files.length === 0) return { html: rest, inlineScripts: [] }

  const data = JSON.stringify({ files, inline, flight }).replaceAll('<', '\\u003c')
  const held = `<script type="application/json" id="held-scripts">${data}</script><script>${beginScript}</script>`
  const end = rest.lastIndexOf('</body>')
  return { html: end === -1 ? rest + held : rest.slice(0, end) + held + rest.slice(end), inlineScripts: [beginScript, ...inline] }
}
