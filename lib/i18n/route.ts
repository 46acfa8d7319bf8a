import { articleIdOf, isId } from '@/lib/domain/ids'
import { defaultLanguage, isLanguage, languageKey, type Language } from '@/lib/domain/languages'
import { overviewRoot } from '@/lib/domain/overview'
import { listScreen, localPath } from '@/lib/domain/paths'
import { typeOfSection } from '@/lib/domain/sections'
import { overviewRoute } from './overview-route'

export interface Redirect {
  kind: 'redirect'
  to: string
  status: 307 | 308
  remember?: Language
}

export type Route =
  /** Serve the screen at this internal path. */
  | { kind: 'screen'; path: string }
  | Redirect

/** By this header the server tells the middleware which screen a request is for; only the server itself says so. */
export const screenHeader = 'x-screen'

const goneKinds = ['article', 'member'] as const

/** What can be taken away. */
export type GoneKind = (typeof goneKinds)[number]

export const isGoneKind = (kind: string): kind is GoneKind => (goneKinds as readonly string[]).includes(kind)

/** The screen of what was taken away. No address leads to it. */
export const goneScreen = (language: Language, kind: GoneKind): string => `/${language}/gone/${kind}`

/** Whether an internal path is that of such a screen. */
export const isGoneScreen = (path: string): boolean => /^\/[^/]+\/gone\/[^/]+$/.test(path)

/**
 * The screen of a page's address. The first page of a list has a path like the others, which its address does not have: a screen whose path is its
 * address Next's router takes for that address with any query.
 */
function screenOf(segments: string[], query: URLSearchParams): string | undefined {
  const [first, second, ...rest] = segments
  if (first === undefined) return ''
  if (rest.length > 0) return undefined
  // A page for those who build the site.
  if (first === 'design' && second === undefined && process.env.NODE_ENV === 'development') return '/design'
  if (first === 'lien-he' && second === undefined) return '/lien-he'
  if (first === 'tim-kiem' && second === undefined) return `/${first}${queryOf(query, ['q', 'page'])}`
  if (first === 'tim-kiem' && second !== undefined) return articleScreen(first, second)
  if (!typeOfSection(first)) return undefined
  if (second !== undefined) return articleScreen(first, second)
  const page = query.get('page') ?? '1'
  return /^[1-9]\d{0,6}$/.test(page) ? listScreen(first, page) : undefined
}

/** The parameters a screen reads itself; what else stands in an address never reaches it. */
function queryOf(query: URLSearchParams, names: string[]): string {
  const given = new URLSearchParams([...query].filter(([name]) => names.includes(name)))
  return given.size > 0 ? `?${given.toString()}` : ''
}

/** Every spelling of an article's address is served from one cached page, found by the id alone. */
function articleScreen(section: string, slug: string): string | undefined {
  const id = articleIdOf(slug)
  return isId(id) ? `/${section}/${encodeURIComponent(id)}` : undefined
}

/** Whether a screen's internal path names one article or member, which may stand elsewhere now. */
export const isResourcePath = (path: string) => /^(?:\/[^/?]+){3}$/.test(path)

/** Where a request goes for the first reason that there is. */
function stepOf(pathname: string, query: URLSearchParams, cookie: string | undefined): Route {
  const search = (params: URLSearchParams) => (params.size > 0 ? `?${params.toString()}` : '')
  const segments = pathname.split('/').filter(Boolean)
  const prefix = segments[0]
  const language = isLanguage(prefix) ? prefix : defaultLanguage
  const rest = isLanguage(prefix) ? segments.slice(1) : segments
  const path = `/${rest.join('/')}`
  const remembered = isLanguage(cookie) ? cookie : undefined
  // Below a language stands no other: whoever writes a thousand of them into an address is not led through them one by one.
  if (isLanguage(prefix) && isLanguage(rest[0])) return { kind: 'screen', path: `/${language}/not-found` }

  const chosen = query.get(languageKey)
  if (isLanguage(chosen)) {
    const others = new URLSearchParams(query)
    others.delete(languageKey)
    return { kind: 'redirect', to: localPath(chosen, path) + search(others), status: 307, remember: chosen }
  }
  if (prefix === defaultLanguage || (pathname !== '/' && pathname !== `/${segments.join('/')}`)) {
    return { kind: 'redirect', to: localPath(language, path) + search(query), status: 308 }
  }
  const overview = `/${rest[0]}` === overviewRoot && rest.length <= 2 ? overviewRoute(rest[1], query) : undefined
  if (overview && 'moved' in overview) return { kind: 'redirect', to: localPath(language, overview.moved), status: 308 }
  const screen = overview?.screen ?? screenOf(rest, query)
  const unprefixed = !isLanguage(prefix)
  if (screen === undefined) return { kind: 'screen', path: `/${unprefixed ? (remembered ?? language) : language}/not-found` }
  if (unprefixed && remembered && remembered !== defaultLanguage) {
    return { kind: 'redirect', to: localPath(remembered, path) + search(query), status: 307 }
  }
  if (screen.endsWith('/trang/1') && query.has('page')) {
    const others = new URLSearchParams(query)
    others.delete('page')
    return { kind: 'redirect', to: localPath(language, path) + search(others), status: 308 }
  }
  return { kind: 'screen', path: `/${language}${screen}` }
}

/**
 * Where a request for a page goes (product decisions 3): the language is in the address, a cookie moves unprefixed
 * addresses to their twin, and what matches no screen is missing. Several reasons to move are one redirect, to the end.
 */
export function routeOf(pathname: string, query: URLSearchParams, cookie: string | undefined): Route {
  const step = stepOf(pathname, query, cookie)
  if (step.kind === 'screen') return step
  const { pathname: path, searchParams } = new URL(step.to, 'http://site')
  const further = routeOf(path, searchParams, step.remember ?? cookie)
  if (further.kind === 'screen') return step
  return { ...step, to: further.to, status: step.status === 308 ? further.status : 307 }
}
