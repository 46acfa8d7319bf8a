import type { IncomingMessage } from 'node:http'
import { isLanguage, languageKey, languages, type Language } from '@/lib/domain/languages'

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * The address Next is asked for. It answers a malformed escape with 500, a database a null character too, and an ending `.rsc` with the router's data and 200
 * whatever stands before it: all become an address that is not there.
 */
export function readableAddress(address: string): string {
  const [path = ''] = address.split('?')
  if (isDecodable(path) && !/\.rsc$|\.segments\/|%00/.test(path)) return address
  const [, first = ''] = path.split('/')
  return ['api', ...languages].includes(first) ? `/${first}/not-found` : '/not-found'
}

/** Headers by which Next, a proxy or a host talk among themselves; from outside they only mislead. */
const internal = /^(?:x-(?:forwarded-(?:host|proto|port|prefix|server)|middleware-|next|invoke-|matched-path|now-|vercel-|prerender-|original-|rewrite|url-scheme|http-method|action|screen)|forwarded$|content-security-policy|cdn-loop)/

/** Takes away the headers that no visitor has to send. */
export function dropInternalHeaders({ headers }: IncomingMessage): void {
  for (const name of Object.keys(headers)) if (internal.test(name)) delete headers[name]
}

/** The language a visitor chose, from the cookie (decisions 3). */
export function rememberedLanguage({ headers }: IncomingMessage): Language | undefined {
  const value = headers.cookie && new RegExp(`(?:^|;\\s*)${languageKey}=(\\w+)`).exec(headers.cookie)?.[1]
  return isLanguage(value) ? value : undefined
}
