import { readFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from './content-hash'

const isBundled = process.env.NODE_ENV === 'production'
const scriptFile = (name: string) => path.resolve(isBundled ? 'dist' : 'server/proxy', name)

/** The only inline script that runs. It is in the head of a page and loads the other scripts. */
export const loaderScript = readFileSync(scriptFile('deferred-script-loader.js'), 'utf8').trim()

/** The file that the loader asks for first. It runs the others, and its name changes with its content. */
export const runScript = (() => {
  const file = scriptFile('run-deferred.js')
  return { file, address: `/_next/static/run.${hashOf(readFileSync(file)).slice(0, 8)}.js` }
})()

interface Deferred {
  /** Address of the file that runs the others. */
  run: string
  files: string[]
  /** The whole style sheets, of which the page has the rules that it can use. */
  sheets: string[]
  /** The data that the page passes to Turbopack's loader. */
  loader: unknown[]
  /** The page's data for React, in parts. */
  flight: unknown[]
  /** Name of the stored page data, which then are not in the page. */
  data?: string
}

const script = /<script\b([^>]*)>([^]*?)<\/script>/g
const scriptPreload = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="script")[^>]*>/g
/** A file of the build. */
const source = /\bsrc="(\/_next\/static\/[^"]*)"/

/** The inline scripts that Next writes. They only pass data on. */
const dataScripts = {
  loader: /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^]*\})\);?$/,
  flight: /^\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\((\[[^]*\])\)$/,
} as const

/** Matches up to the first style sheet, because a script after one would wait for it. */
const headStart = /^[^]*?<head\b[^>]*>(?:<meta [^>]*>)*/

/** Whether a script element holds data, which no browser runs, or is for old browsers without module support. */
const isInert = (attributes: string) =>
  /\bnomodule\b/i.test(attributes) || /\btype="(?!module"|text\/javascript")/.test(attributes)

function parsed(data: string | undefined): unknown {
  try {
    return data === undefined ? undefined : JSON.parse(data)
  } catch {
    return undefined
  }
}

/** Stores what a script would have fetched or passed on. Any other script is not the site's and is left out. */
function defer(deferred: Deferred, attributes: string, text: string): void {
  const file = source.exec(attributes)?.[1]
  if (file !== undefined) return void deferred.files.push(file.replaceAll('&amp;', '&'))
  for (const kind of ['loader', 'flight'] as const) {
    const data = parsed(dataScripts[kind].exec(text)?.[1])
    if (data !== undefined) return void deferred[kind].push(data)
  }
  console.error(`a script that Next does not write was left out: ${attributes} ${text.slice(0, 80)}`)
}

/** The styles of which a page has the rules that it can use. */
interface WholeStyles {
  /** Addresses of the whole style sheets. */
  sheets: string[]
  /** The names of classes in them, by those that the page has instead. */
  classes: Record<string, string>
}

/** What only the scripts of a page read. */
export interface ScriptData {
  /** See `WholeStyles`. */
  classes: Record<string, string>
  /** React's data, in the parts in which Next writes them. */
  flight: unknown[]
}

/** Stores what only the scripts read of `page`, and returns the name under which the loader may fetch it. */
export type StoreData = (data: ScriptData, page: string) => string

/**
 * Moves the scripts of a page, as data, to its end. One small inline script in the head loads them when the visitor
 * interacts with the page, or when it has been idle for a while. Before that no script is fetched or run. With `store`
 * the page's data for React and the names of classes, which only scripts read, are not in the page either.
 */
export function deferScripts(
  html: string,
  { sheets, classes }: WholeStyles = { sheets: [], classes: {} },
  store?: StoreData,
): string {
  const deferred: Deferred = { run: runScript.address, files: [], sheets, loader: [], flight: [] }
  const body = html.replace(scriptPreload, '').replace(script, (whole, attributes: string, text: string) => {
    if (isInert(attributes)) return whole
    defer(deferred, attributes, text)
    return ''
  })
  if (deferred.files.length === 0) return body

  if (store) {
    deferred.data = store({ classes, flight: deferred.flight }, body)
    deferred.flight = []
  }
  const data = `<script type="application/json" id="deferred-scripts">${JSON.stringify(deferred).replaceAll('<', '\\u003c')}</script>`
  const start = headStart.exec(body)?.[0].length ?? 0
  const close = body.lastIndexOf('</body>')
  const end = close === -1 ? body.length : close
  return `${body.slice(0, start)}<script>${loaderScript}</script>${body.slice(start, end)}${data}${body.slice(end)}`
}
