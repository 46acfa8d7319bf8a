import type { IncomingMessage } from 'node:http'
import { isLanguage, languageKey, languages, type Language } from '@/lib/domain/languages'

/** What a path says; undefined when it is no text. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/**
 * The address as everything behind reads it: below this site, without dots to walk by. Next answers a malformed escape with 500, a database a null character
 * too, and an ending `.rsc` with the router's data and 200 whatever stands before it: these become an address that is not there.
 */
export function readableAddress(target: string): string {
  const below = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#\\]*/i, '').replace(/^[/\\]*/, '/')
  const url = URL.parse(below, 'http://site')
  const path = url && decoded(url.pathname)
  if (url && path && !/\.rsc$|\.segments\/|\0/.test(path)) return url.pathname.replace(/^\/+/, '/') + url.search
  const first = below.split(/[/?]/)[1] ?? ''
  return ['api', ...languages].includes(first) ? `/${first}/not-found` : '/not-found'
}

/** Headers by which Next, a proxy or a host talk among themselves; from outside they only mislead. */
const internal = /^(?:x-(?:forwarded-(?:host|proto|port|prefix|server)|middleware-|next|invoke-|matched-path|now-|vercel-|prerender-|original-|rewrite|url-scheme|http-method|action|screen|client-address)|forwarded$|content-security-policy|cdn-loop)/

/** Takes away the headers that no visitor has to send. */
export function dropInternalHeaders({ headers }: IncomingMessage): void {
  for (const name of Object.keys(headers)) if (internal.test(name)) delete headers[name]
}

/** The language a visitor chose, from the cookie (product decisions 3). */
export function rememberedLanguage({ headers }: IncomingMessage): Language | undefined {
  const value = headers.cookie && new RegExp(`(?:^|;\\s*)${languageKey}=(\\w+)`).exec(headers.cookie)?.[1]
  return isLanguage(value) ? value : undefined
}
