import { cdnHead } from '@/lib/operations/cdn/headers'
import { settings } from '@/lib/operations/settings'
import { isHtml, type CapturedResponse } from './captured-response'
import { Body } from './body'
import { hashOf } from './content-hash'
import { pageHead, textHead, type Head } from './head'
import { deferScripts, takeScripts, type Scriptless, type StoreData } from './defer-scripts'
import { inlineStyles } from './inline-styles'
import { orderHead } from './order-head'
import { pagePolicy } from './policy'

export interface RenderedResponse {
  status: number
  head: Head
  /** Headers for the cache in front of the site, while the page shows the present content. */
  cdn?: Head
  body: Body
  /** Hash of the page as Next rendered it, so that the same page is not post-processed twice. */
  source: string
  modified: Date
  /** What only the page's scripts read, under its hash. A page that reports an error contains it. */
  data?: PageData
}

export interface PageData {
  hash: string
  body: Body
}

/**
 * Returns the modification date of a page, in whole seconds as in HTTP. It is always later than the date of the version
 * before. If two versions came within a second, or the clock was set back, a client could not tell them apart
 * otherwise.
 */
export function modifiedAt(now: number, before?: Date): Date {
  const at = Math.floor(now / 1000) * 1000
  return new Date(Math.max(at, before ? before.getTime() + 1000 : at))
}

const jsonString = String.raw`"(?:[^"\\]|\\.)*"`
const address = new RegExp(String.raw`("c":)\[(?:${jsonString},?)*\](,"q":)${jsonString}`)

/** When a page's content changed last, or was commented on, if it says so. A re-rendered page has its own time. */
export function contentChangedAt(html: string, now: number): Date | undefined {
  const own = /"dateModified":"([^"]+)"/.exec(html)?.[1]
  if (own === undefined) return undefined
  const named = Array.from(html.matchAll(/\sdatetime="([^"]+)"/gi), ([, time = '']) => time)
  const times = [own, ...named].map((time) => Date.parse(time)).filter((time) => time <= now)
  return times.length > 0 ? modifiedAt(Math.max(...times)) : undefined
}

/**
 * Removes the address that a page was first rendered for. The page is shared by every spelling and query that leads to
 * the same screen, and no visitor may see in it what another one requested. Browsers use the address in their own
 * address bar.
 */
export function withoutAddress(flight: unknown[]): unknown[] {
  const isAddressed = (part: unknown): part is [number, string] =>
    Array.isArray(part) && part[0] === 1 && typeof part[1] === 'string' && part[1].includes('"c":[')
  const at = flight.findIndex(isAddressed)
  return flight.map((part, i) =>
    i === at && isAddressed(part) ? [1, part[1].replace(address, '$1["",""]$2""')] : part,
  )
}

/** The rows of React's data: a text has its length in bytes, anything else ends with its line. */
function* rowsOf(data: Buffer): Generator<{ value: string; isText: boolean }> {
  let at = 0
  for (let start = 0; (start = data.indexOf(':', at) + 1) > 0; ) {
    const isText = data[start] === 0x54
    const comma = data.indexOf(',', start) + 1
    const end = isText
      ? comma + Number.parseInt(data.toString('latin1', start + 1, comma), 16)
      : data.indexOf('\n', start)
    if (!(end >= start)) return
    yield { value: data.toString('utf8', isText ? comma : start, end), isText }
    at = isText ? end : end + 1
  }
}

const valueInRow = /"(?:[^"\\]|\\.)*"|[\w.+-]+/g
const reference = /^"\$[@A-Za-z]?[\da-f]*(?::.*)?"$/

/**
 * The name of a page's data: the hash of the page and of the values in them, each once. How React numbers and orders its
 * rows depends on which read was answered first: a page with the same content has the same name and ETag.
 */
export function flightDataHash(flight: unknown[], page: string): string {
  const data = flight.map((part) => (Array.isArray(part) && typeof part[1] === 'string' ? part[1] : '')).join('')
  const values = new Set<string>()
  for (const { value, isText } of rowsOf(Buffer.from(`${data}\n`))) {
    if (isText) values.add(value)
    // A number alone is how many bytes Next has counted.
    else if (!/^\d+$/.test(value))
      for (const each of value.match(valueInRow) ?? []) if (!reference.test(each)) values.add(each)
  }
  return hashOf(Buffer.from([...values].toSorted().join('\n') + page))
}

/** The font files that every page uses in every language, by the names that `tools/fonts/faces.ts` gives them. */
export const fontsOfEveryPage = ['text-400', 'text-600', 'head-600'] as const

const fontAddress = new RegExp(`/_next/static/media/(?:${fontsOfEveryPage.join('|')})\\.[\\w.~-]+\\.woff2`, 'g')

/**
 * Preloads the fonts that every page uses, of those that the page's styles name, at the end of the page. There they
 * cannot delay any part of it, and on a fast connection the text is laid out once, with them (docs/adr/0014).
 */
export function preloadFonts(html: string, css: string): string {
  const end = html.lastIndexOf('</body>')
  if (end === -1) return html
  const links = [...new Set(css.match(fontAddress))].map(
    (file) => `<link rel="preload" href="${file}" as="font" crossorigin/>`,
  )
  return html.slice(0, end) + links.join('') + html.slice(end)
}

export function postProcessHtml({ html, scripts }: Scriptless, store?: StoreData): { html: string; policy: string } {
  const styled = inlineStyles(html)
  const deferred = deferScripts({ html: styled.html, scripts }, styled.sheets, store)
  return { html: orderHead(preloadFonts(deferred, styled.css)), policy: pagePolicy(styled.css) }
}

/** Post-processes and packs a shared response. Returns `before` if it was made from the same content. */
export function postProcess(captured: CapturedResponse, before?: RenderedResponse): RenderedResponse {
  const { status, headers, body } = captured
  const source = hashOf(body)
  if (before?.source === source && before.status === status) return before
  const modified = modifiedAt(Date.now(), before?.modified)
  const { CDN } = settings()
  const cdn = CDN && status === 200 ? { cdn: cdnHead(CDN, captured.path) } : {}
  if (!isHtml(captured))
    return { status, head: textHead(headers, modified), ...cdn, body: new Body(body), source, modified }
  const rendered = body.toString('utf8')
  const { html: scriptless, scripts } = takeScripts(rendered)
  const flight = withoutAddress(scripts.flight)
  let data: PageData | undefined
  const store = (page: string) => {
    data = { hash: flightDataHash(flight, page), body: new Body(Buffer.from(JSON.stringify({ flight }))) }
    return data.hash
  }
  const page = { html: scriptless, scripts: { ...scripts, flight } }
  const { html, policy } = postProcessHtml(page, status === 200 ? store : undefined)
  const text = Buffer.from(html)
  // The order in which React writes its data depends on timing: the same page may come from another source.
  if (before?.status === status && before.body.isOf(text)) return { ...before, source }
  const changed = before ? modified : (contentChangedAt(rendered, Date.now()) ?? modified)
  return {
    status,
    head: pageHead(policy, changed),
    ...cdn,
    body: new Body(text),
    source,
    modified: changed,
    ...(data && { data }),
  }
}
