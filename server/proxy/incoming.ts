import type { IncomingMessage } from 'node:http'
import { isLanguage, languageKey, languages, type Language } from '@/lib/domain/languages'
import { clientAddressHeader } from '@/lib/http/client-address'

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/**
 * Normalizes the address of a request for all later code: a path on this site, without dot segments. Next answers a
 * malformed escape with 500 and a path that ends in `.rsc` with the router's data and 200. A database fails on a null
 * character. Such addresses become one that does not exist.
 */
export function readableAddress(target: string): string {
  const below = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#\\]*/i, '').replace(/^[/\\]*/, '/')
  const url = URL.parse(below, 'http://site')
  const path = url && decoded(url.pathname)
  if (url && path && !/\.rsc$|\.segments\/|\0/.test(path)) return url.pathname.replace(/^\/+/, '/') + url.search
  const first = below.split(/[/?]/)[1] ?? ''
  return ['api', ...languages].includes(first) ? `/${first}/not-found` : '/not-found'
}

/** Headers that Next, proxies and hosts use internally. Sent by a visitor they could only mislead the server. */
const internal =
  /^(?:x-(?:forwarded-(?:host|proto|port|prefix|server)|middleware-|next|invoke-|matched-path|now-|vercel-|prerender-|original-|rewrite|url-scheme|http-method|action|screen|client-address)|forwarded$|content-security-policy|cdn-loop)/

export function dropInternalHeaders({ headers }: IncomingMessage): void {
  for (const name of Object.keys(headers)) if (internal.test(name)) delete headers[name]
}

export function setInternalHeaders(request: IncomingMessage, address: string): void {
  dropInternalHeaders(request)
  request.headers[clientAddressHeader] = address
}

const languageCookie = new RegExp(`(?:^|;\\s*)${languageKey}=(\\w+)`)

export function rememberedLanguage({ headers }: IncomingMessage): Language | undefined {
  const value = headers.cookie && languageCookie.exec(headers.cookie)?.[1]
  return isLanguage(value) ? value : undefined
}
