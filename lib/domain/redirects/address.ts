import { cleanText } from '../clean-text'
import { isStudioPath } from '../paths'

export interface ActiveRedirect {
  id: number
  from: string
  to: string
}

export const longestRedirect = { from: 500, to: 2000 }

const here = 'http://site'

/** A path of this site, and not the address of another host without its scheme. */
const isPath = (typed: string): boolean => /^\/(?![/\\])/.test(typed)

/** Escapes that mean the same as the character. `%2F`, `%3F`, `%23` and `%25` do not. */
const plainEscapes = /%(?:3B|3A|40|26|3D|2B|24|2C)/gi

/** A path as staff read it: in NFC, without escapes and without a final slash; undefined for malformed escapes. */
function readablePath(pathname: string): string | undefined {
  try {
    const decoded = decodeURI(pathname.replace(/%25/g, '%2525'))
      .replace(plainEscapes, decodeURIComponent)
      .replace(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase())
      .replaceAll('\\', '%5C')
      .normalize('NFC')
    return `/${decoded.split('/').filter(Boolean).join('/')}`
  } catch {
    return undefined
  }
}

export function sortedQuery(parameters: Iterable<[string, string]>): string {
  const query = new URLSearchParams(
    [...parameters].map((pair): [string, string] => [pair[0].normalize('NFC'), pair[1].normalize('NFC')]),
  )
  query.sort()
  return query.toString()
}

export interface AskedAddress {
  path: string
  query: [string, string][]
}

export function askedAddress(address: string): AskedAddress | undefined {
  const url = isPath(address) ? URL.parse(address, here) : null
  const path = url && readablePath(url.pathname)
  return url && path ? { path, query: [...url.searchParams] } : undefined
}

export const addressKey = (path: string, query: Iterable<[string, string]>): string => {
  const sorted = sortedQuery(query)
  return sorted === '' ? path : `${path}?${sorted}`
}

function sourceOf(typed: string): string | undefined {
  const text = cleanText(typed).trim()
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null
  const requested = askedAddress(url ? url.pathname.replace(/^\/+/, '/') + url.search : text)
  return requested && addressKey(requested.path, requested.query)
}

/** Characters that an old address would be stored with; 0 if it cannot be read. */
export const sourceLength = (typed: string): number => sourceOf(typed)?.length ?? 0

/** A redirect's old address as stored: path and query, without the host of a pasted one; undefined if unreadable. */
export function redirectSource(typed: string): string | undefined {
  const source = sourceOf(typed)
  return source !== undefined && source.length <= longestRedirect.from && !/\p{Cc}/u.test(source) ? source : undefined
}

export const isReservedSource = (source: string): boolean =>
  source === '/' || isStudioPath(source.split('?')[0] ?? '') || /^\/(?:api|_next)(?:[/?]|$)/.test(source)

/** A redirect's new address as stored: a path of `site`, or an https address elsewhere; undefined for anything else. */
export function redirectTarget(typed: string, site: string): string | undefined {
  const text = cleanText(typed).trim()
  if (text.length > longestRedirect.to || /\p{Cc}/u.test(text)) return undefined
  const url = isPath(text) ? URL.parse(text, here) : /^https?:\/\//i.test(text) ? URL.parse(text) : null
  if (!url || url.username !== '' || url.password !== '') return undefined
  const isOwn = isPath(text) ? url.origin === here : url.origin === new URL(site).origin
  if (!isOwn) return url.protocol === 'https:' && !isPath(text) ? url.href : undefined
  const path = readablePath(url.pathname)
  return path === undefined || /\p{Cc}/u.test(path) ? undefined : path + url.search + url.hash
}

export const isOwnTarget = (to: string): boolean => isPath(to)

/** A stored new address as a header has it: in ASCII. Never leads from a path to another host. */
export function targetLocation(to: string): string {
  if (!isOwnTarget(to)) return new URL(to).href
  const { pathname, search, hash } = new URL(to, here)
  return pathname.replace(/^\/+/, '/') + search + hash
}
