import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What runs inline in a page's head and lets its scripts in; without indentation and comments. */
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

/** Up to the first style sheet, which a script behind it would wait for. */
const headStart = /^[^]*?<head\b[^>]*>(?:<meta [^>]*>)*/

/** Whether a script element holds data, which no browser runs, or is for browsers that never fetch it. */
const isInert = (attributes: string) => /\bnomodule\b/i.test(attributes) || /\btype="(?!module"|text\/javascript")/.test(attributes)

/**
 * Takes the scripts out of a page and puts them, as data, at its end. One small inline script, there before anything can be pressed,
 * lets them in when the visitor does something or the page has been calm for a while. Nothing of them is fetched or run before.
 */
export function holdScripts(html: string): HeldPage {
  const files: string[] = []
  const inline: string[] = []
  const flight: unknown[] = []
  const body = html.replace(scriptPreload, '').replace(script, (whole, attributes: string, text: string) => {
    if (isInert(attributes)) return whole
    const file = source.exec(attributes)?.[1]
    const part = flightPart.exec(text)?.[1]
    if (file !== undefined) files.push(file.replaceAll('&amp;', '&'))
    else if (part !== undefined) flight.push(JSON.parse(part))
    else inline.push(text)
    return ''
  })
  if (files.length === 0) return { html: body, inlineScripts: [] }

  const data = JSON.stringify({ files, inline, flight }).replaceAll('<', '\\u003c')
  const held = `<script type="application/json" id="held-scripts">${data}</script>`
  const start = headStart.exec(body)?.[0].length ?? 0
  const close = body.lastIndexOf('</body>')
  const end = close === -1 ? body.length : close
  const [head, rest, tail] = [body.slice(0, start), body.slice(start, end), body.slice(end)]
  return { html: `${head}<script>${beginScript}</script>${rest}${held}${tail}`, inlineScripts: [beginScript, ...inline] }
}
