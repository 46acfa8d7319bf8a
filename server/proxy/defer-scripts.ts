import { readFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from './content-hash'

const isBundled = process.env.NODE_ENV === 'production'
const scriptFile = (name: string) => path.resolve(isBundled ? 'dist' : 'server/proxy', name)

/** A script that a page asks for later. Its name changes with its content. */
function laterScript(name: string, file: string) {
  return { file, address: `/_next/static/${name}.${hashOf(readFileSync(file)).slice(0, 8)}.js` }
}

/** The only inline script that runs. It is in the head of a page and loads the other scripts. */
export const loaderScript = readFileSync(scriptFile('deferred-script-loader.js'), 'utf8').trim()

/** The file that the loader asks for first. It runs the others. */
export const runScript = laterScript('run', scriptFile('run-deferred.js'))

/** The file that makes suggestions of what is typed into the search field. */
export const suggestScript = laterScript(
  'suggest',
  isBundled ? scriptFile('suggest.js') : path.resolve('components/search/suggest.ts'),
)

interface Scripts {
  files: string[]
  loader: unknown[]
  flight: unknown[]
}

interface Deferred extends Scripts {
  run: string
  suggest: string
  sheets: string[]
  /** Name of the stored page data, which then are not in the page. */
  data?: string
}

export interface Scriptless {
  html: string
  scripts: Scripts
}

const script = /<script\b([^>]*)>([^]*?)<\/script>/g
const scriptPreload = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="script")[^>]*>/g
const source = /\bsrc="(\/_next\/static\/[^"]*)"/

/** The inline scripts that Next writes. They only pass data on. */
const dataScripts = {
  loader: /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^]*\})\);?$/,
  flight: /^\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\((\[[^]*\])\)$/,
} as const

/** Matches up to the first style sheet, because a script after one would wait for it. */
const headStart = /^[^]*?<head\b[^>]*>(?:<meta [^>]*>)*/

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
function take(scripts: Scripts, attributes: string, text: string): void {
  const file = source.exec(attributes)?.[1]
  if (file !== undefined) return void scripts.files.push(file.replaceAll('&amp;', '&'))
  for (const kind of ['loader', 'flight'] as const) {
    const data = parsed(dataScripts[kind].exec(text)?.[1])
    if (data !== undefined) return void scripts[kind].push(data)
  }
  console.error(`a script that Next does not write was left out: ${attributes} ${text.slice(0, 80)}`)
}

export type StoreData = (page: string) => string

/** Takes the scripts out of a page: half of what Next writes, which nothing else needs to read. */
export function takeScripts(rendered: string): Scriptless {
  const scripts: Scripts = { files: [], loader: [], flight: [] }
  const html = rendered.replace(scriptPreload, '').replace(script, (whole, attributes: string, text: string) => {
    if (isInert(attributes)) return whole
    take(scripts, attributes, text)
    return ''
  })
  return { html, scripts }
}

/**
 * Puts the scripts of a page, as data, to its end. One small inline script in the head loads them when the visitor
 * interacts with the page, or when it has been idle for a while. Before that no script is fetched or run. With `store`
 * the page's data for React, which only scripts read, are not in the page either.
 */
export function deferScripts({ html, scripts }: Scriptless, sheets: string[] = [], store?: StoreData): string {
  if (scripts.files.length === 0) return html
  const { files, loader, flight } = scripts
  const deferred: Deferred = {
    run: runScript.address,
    suggest: suggestScript.address,
    files,
    sheets,
    loader,
    flight: store ? [] : flight,
    ...(store && { data: store(html) }),
  }
  const data = `<script type="application/json" id="deferred-scripts">${JSON.stringify(deferred).replaceAll('<', '\\u003c')}</script>`
  const start = headStart.exec(html)?.[0].length ?? 0
  const close = html.lastIndexOf('</body>')
  const end = close === -1 ? html.length : close
  return `${html.slice(0, start)}<script>${loaderScript}</script>${html.slice(start, end)}${data}${html.slice(end)}`
}
