import { articleIdOf, decodeSegment, isId } from '@/lib/domain/ids'
import { defaultLanguage, isLanguage, languageKey, languages, type Language } from '@/lib/domain/languages'
import { toNfc } from '@/lib/domain/nfc'
import { overviewRoot } from '@/lib/domain/overview'
import {
  accessibilityPath,
  chosenScreen,
  commentsScreenPath,
  commentsSegment,
  contactPath,
  contactResultPath,
  draftPath,
  isCommentId,
  legalTextScreen,
  legalTextsPath,
  legalTextsScreen,
  listScreen,
  localPath,
  searchPath,
  topicScreen,
  topicsPath,
} from '@/lib/domain/paths'
import { typeOfSection } from '@/lib/domain/sections'
import { isSitePage, sitePagePath } from '@/lib/domain/site-pages'
import { overviewRoute } from './overview-route'

export interface Redirect {
  kind: 'redirect'
  to: string
  status: 307 | 308
  remember?: Language
}

export type Route = { kind: 'screen'; path: string } | Redirect

/**
 * The header in which the server's proxy passes the screen of a request to the middleware. The proxy removes it from
 * visitors' requests.
 */
export const screenHeader = 'x-screen'

const goneKinds = ['article', 'member', 'draft', 'legalText'] as const

export type GoneKind = (typeof goneKinds)[number]

export const isGoneKind = (kind: string): kind is GoneKind => (goneKinds as readonly string[]).includes(kind)

/** The internal path of the screen for a removed resource. It has no public address. */
export const goneScreen = (language: Language, kind: GoneKind): string => `/${language}/gone/${kind}`

/** An article may have the id `not-found`: its section is no language. */
const isBelowLanguage = (path: string, pattern: string) =>
  new RegExp(`^/(?:${languages.join('|')})/${pattern}$`).test(path)

export const isGoneScreen = (path: string): boolean => isBelowLanguage(path, 'gone/[^/]+')

export const missingScreen = (language: Language): string => `/${language}/not-found`

export const isMissingScreen = (path: string): boolean => isBelowLanguage(path, 'not-found')

export const isFurtherResults = (path: string): boolean => /^\/[^/]+\/tim-kiem\?(?:.*&)?page=/.test(path)

export const isDraftScreen = (path: string): boolean => /^\/[^/]+\/xem-truoc\?/.test(path)

export const isCommentsScreen = (path: string): boolean =>
  isBelowLanguage(path, `[^/]+/[^/]+/${commentsSegment}/[^/]+/[^/]+`)

const isPage = (text: string) => /^[1-9]\d{0,6}$/.test(text)

/**
 * The internal path of a page's address. The first page of a list has an internal path like the others, unlike its
 * address. If both were the same, Next's router would use the screen for that address with any query.
 */
function screenOf(segments: string[], query: URLSearchParams): string | undefined {
  const [first, second, ...rest] = segments
  if (first === undefined) return ''
  if (second !== undefined && rest[0] === commentsSegment && rest.length <= 2)
    return commentsScreen(first, second, rest[1], query.get('page'))
  if (rest.length > 0) return undefined
  if (first === 'design' && second === undefined && process.env.NODE_ENV === 'development') return '/design'
  const chosen = toNfc(query.get('dich-vu') ?? '')
  if (`/${first}` === contactPath && second === undefined && isId(chosen))
    return chosenScreen(chosen, query.get('ngay'))
  if ([contactPath, contactResultPath].includes(`/${segments.join('/')}`)) return contactPath
  if (`/${first}` === accessibilityPath && second === undefined) return accessibilityPath
  if (isSitePage(first) && second === undefined) return sitePagePath(first)
  if (first === 'tim-kiem' && second === undefined) return `/${first}${queryOf(query, ['q', 'loai', 'nam', 'page'])}`
  if (first === 'tim-kiem' && second !== undefined) return articleScreen(first, second)
  if (`/${first}` === draftPath && second === undefined && query.has('token'))
    return `/${first}${queryOf(query, ['token'])}`
  const page = query.get('page') ?? '1'
  if (`/${first}` === legalTextsPath) {
    if (second === undefined) return isPage(page) ? legalTextsScreen(page) : undefined
    const id = decodeSegment(second)
    return isId(id) ? legalTextScreen(id) : undefined
  }
  if (`/${first}` === topicsPath) {
    if (second === undefined) return topicsPath
    const id = decodeSegment(second)
    return isId(id) && isPage(page) ? topicScreen(id, page) : undefined
  }
  if (!typeOfSection(first)) return undefined
  if (second !== undefined) return articleScreen(first, second)
  return isPage(page) ? listScreen(first, page) : undefined
}

function queryOf(query: URLSearchParams, names: string[]): string {
  const given = new URLSearchParams([...query].filter(([name]) => names.includes(name)))
  return given.size > 0 ? `?${given.toString()}` : ''
}

/** Every spelling of an article's address shares one cached page, found by the id alone. */
function articleScreen(section: string, slug: string): string | undefined {
  const id = articleIdOf(slug)
  return isId(id) ? `/${section}/${encodeURIComponent(id)}` : undefined
}

function commentsScreen(section: string, slug: string, comment: string | undefined, page: string | null) {
  const article = typeOfSection(section) || `/${section}` === searchPath ? articleScreen(section, slug) : undefined
  if (article === undefined || (page !== null && !isPage(page))) return undefined
  if (comment === undefined) return commentsScreenPath(article, { page: Number(page ?? 1) })
  const id = decodeSegment(comment)
  return isCommentId(id)
    ? commentsScreenPath(article, { comment: id, page: page === null ? undefined : Number(page) })
    : undefined
}

export const isResourcePath = (path: string) => /^(?:\/[^/?]+){3}$/.test(path)

/** An article has its own language: its address is shown as it was sent to somebody. */
const isBelowSection = ([first = '', second]: string[]) =>
  second !== undefined && (typeOfSection(first) !== undefined || `/${first}` === searchPath)

function stepOf(pathname: string, query: URLSearchParams, cookie: string | undefined): Route {
  const search = (params: URLSearchParams) => (params.size > 0 ? `?${params.toString()}` : '')
  const segments = pathname.split('/').filter(Boolean)
  const prefix = segments[0]
  const language = isLanguage(prefix) ? prefix : defaultLanguage
  const rest = isLanguage(prefix) ? segments.slice(1) : segments
  const path = `/${rest.join('/')}`
  const remembered = isLanguage(cookie) ? cookie : undefined
  // An address cannot have two languages. Otherwise an address with a thousand of them would be resolved through as
  // many redirects.
  if (isLanguage(prefix) && isLanguage(rest[0])) return { kind: 'screen', path: missingScreen(language) }

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
  if (screen === undefined)
    return { kind: 'screen', path: missingScreen(unprefixed ? (remembered ?? language) : language) }
  if (unprefixed && remembered && remembered !== defaultLanguage && !isBelowSection(rest)) {
    return { kind: 'redirect', to: localPath(remembered, path) + search(query), status: 307 }
  }
  // The first page of comments is in the article's own.
  const first = screen.endsWith(`/${commentsSegment}/trang/1`) ? `/${rest.slice(0, 2).join('/')}` : path
  if (first !== path || (/\/(?:trang|binh-luan\/[^/]+)\/1$/.test(screen) && query.has('page'))) {
    const others = new URLSearchParams(query)
    others.delete('page')
    return { kind: 'redirect', to: localPath(language, first) + search(others), status: 308 }
  }
  return { kind: 'screen', path: `/${language}${screen}` }
}

/**
 * Routes a request for a page (product decisions 3). The language is in the address, a cookie redirects unprefixed
 * addresses to the chosen language, except those of articles, and an address without a screen is missing. Several
 * reasons to redirect give one redirect, to the final address.
 */
export function routeOf(pathname: string, query: URLSearchParams, cookie: string | undefined): Route {
  const step = stepOf(pathname, query, cookie)
  if (step.kind === 'screen') return step
  const { pathname: path, searchParams } = new URL(step.to, 'http://site')
  const further = routeOf(path, searchParams, step.remember ?? cookie)
  if (further.kind === 'screen') return step
  return { ...step, to: further.to, status: step.status === 308 ? further.status : 307 }
}
