import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The only script that runs inline: in a page's head it loads the others. Without indentation and comments. */
export const loaderScript = readFileSync(path.resolve('server/proxy/deferred-script-loader.js'), 'utf8').replace(/^\s*(?:\/\/.*)?\n?/gm, '')

interface Deferred {
  files: string[]
  /** Style sheets that the page has in it already. */
  sheets: string[]
  /** What Turbopack's loader is told of the build. */
  loader: unknown[]
  /** The page's data, in parts. */
  flight: unknown[]
}

const script = /<script\b([^>]*)>([^]*?)<\/script>/g
const scriptPreload = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="script")[^>]*>/g
/** A file of the build. */
const source = /\bsrc="(\/_next\/static\/[^"]*)"/

/** The inline scripts that Next writes; all they do is to hand data on. */
const handingOn = {
  loader: /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^]*\})\);?$/,
  flight: /^\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\((\[[^]*\])\)$/,
} as const

/** Up to the first style sheet, which a script behind it would wait for. */
const headStart = /^[^]*?<head\b[^>]*>(?:<meta [^>]*>)*/

/** Whether a script element holds data, which no browser runs, or is for browsers that never fetch it. */
const isInert = (attributes: string) => /\bnomodule\b/i.test(attributes) || /\btype="(?!module"|text\/javascript")/.test(attributes)

function parsed(data: string | undefined): unknown {
  try {
    return data === undefined ? undefined : JSON.parse(data)
  } catch {
    return undefined
  }
}

/** Keeps what a script would have fetched or handed on. Whatever else it would do is not the site's, and is left out. */
function defer(deferred: Deferred, attributes: string, text: string): void {
  const file = source.exec(attributes)?.[1]
  if (file !== undefined) return void deferred.files.push(file.replaceAll('&amp;', '&'))
  for (const kind of ['loader', 'flight'] as const) {
    const data = parsed(handingOn[kind].exec(text)?.[1])
    if (data !== undefined) return void deferred[kind].push(data)
  }
  console.error(`a script that Next does not write was left out: ${attributes} ${text.slice(0, 80)}`)
}

/**
 * Takes the scripts out of a page and puts them, as data, at its end. One small inline script, there before anything can be pressed,
 * loads them when the visitor does something or the page has been idle for a while. Nothing of them is fetched or run before.
 */
export function deferScripts(html: string, sheets: string[] = []): string {
  const deferred: Deferred = { files: [], sheets, loader: [], flight: [] }
  const body = html.replace(scriptPreload, '').replace(script, (whole, attributes: string, text: string) => {
    if (isInert(attributes)) return whole
    defer(deferred, attributes, text)
    return ''
  })
  if (deferred.files.length === 0) return body

  const data = `<script type="application/json" id="deferred-scripts">${JSON.stringify(deferred).replaceAll('<', '\\u003c')}</script>`
  const start = headStart.exec(body)?.[0].length ?? 0
  const close = body.lastIndexOf('</body>')
  const end = close === -1 ? body.length : close
  return `${body.slice(0, start)}<script>${loaderScript}</script>${body.slice(start, end)}${data}${body.slice(end)}`
}
