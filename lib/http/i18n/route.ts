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

/** The header with the screen for the middleware. The proxy removes it from visitors' requests. */
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

const hasArticles = (segment: string) => typeOfSection(segment) !== undefined || `/${segment}` === searchPath

function contactScreen(query: URLSearchParams): string {
  const chosen = toNfc(query.get('dich-vu') ?? '')
  return isId(chosen) ? chosenScreen(chosen, query.get('ngay')) : contactPath
}

/** Addresses that are the paths of their screens, whatever their query. */
const plainScreens: readonly string[] = [accessibilityPath, topicsPath]

/**
 * The screen at an address of one segment. The first page of a list has an internal path like the others, unlike its
 * address. If both were the same, Next's router would use the screen for that address with any query.
 */
function topScreen(segment: string, query: URLSearchParams): string | undefined {
  const page = query.get('page') ?? '1'
  switch (`/${segment}`) {
    case '/design':
      return process.env.NODE_ENV === 'development' ? '/design' : undefined
    case contactPath:
      return contactScreen(query)
    case searchPath:
      return searchPath + queryOf(query, ['q', 'loai', 'nam', 'page'])
    case draftPath:
      return query.has('token') ? draftPath + queryOf(query, ['token']) : undefined
    case legalTextsPath:
      return isPage(page) ? legalTextsScreen(page) : undefined
  }
  if (plainScreens.includes(`/${segment}`)) return `/${segment}`
  if (isSitePage(segment)) return sitePagePath(segment)
  return typeOfSection(segment) && isPage(page) ? listScreen(segment, page) : undefined
}

function screenBelow(first: string, second: string, query: URLSearchParams): string | undefined {
  if (`/${first}/${second}` === contactResultPath) return contactPath
  if (hasArticles(first)) return articleScreen(first, second)
  const [id, page] = [decodeSegment(second), query.get('page') ?? '1']
  if (!isId(id)) return undefined
  if (`/${first}` === legalTextsPath) return legalTextScreen(id)
  return `/${first}` === topicsPath && isPage(page) ? topicScreen(id, page) : undefined
}

function screenOf([first, second, ...rest]: string[], query: URLSearchParams): string | undefined {
  if (first === undefined) return ''
  if (second === undefined) return topScreen(first, query)
  if (rest.length === 0) return screenBelow(first, second, query)
  return rest[0] === commentsSegment && rest.length <= 2
    ? commentsScreen(first, second, rest[1], query.get('page'))
    : undefined
}

function queryOf(query: URLSearchParams, names: string[]): string {
  const input = new URLSearchParams([...query].filter(([name]) => names.includes(name)))
  return input.size > 0 ? `?${input.toString()}` : ''
}

/** Every spelling of an article's address shares one cached page, found by the id alone. */
function articleScreen(section: string, slug: string): string | undefined {
  const id = articleIdOf(slug)
  return isId(id) ? `/${section}/${encodeURIComponent(id)}` : undefined
}

function commentsScreen(section: string, slug: string, comment: string | undefined, page: string | null) {
  const article = hasArticles(section) ? articleScreen(section, slug) : undefined
  if (article === undefined || (page !== null && !isPage(page))) return undefined
  if (comment === undefined) return commentsScreenPath(article, { page: Number(page ?? 1) })
  const id = decodeSegment(comment)
  return isCommentId(id)
    ? commentsScreenPath(article, { comment: id, page: page === null ? undefined : Number(page) })
    : undefined
}

export const isResourcePath = (path: string) => /^(?:\/[^/?]+){3}$/.test(path)

/** An article has its own language: its address is shown as it was sent to somebody. */
const isBelowSection = ([first = '', second]: string[]) => second !== undefined && hasArticles(first)

const searchOf = (params: URLSearchParams) => (params.size > 0 ? `?${params.toString()}` : '')

function without(query: URLSearchParams, name: string): URLSearchParams {
  const others = new URLSearchParams(query)
  others.delete(name)
  return others
}

function placeOf(segments: string[], query: URLSearchParams): { screen: string | undefined } | { moved: string } {
  const isOverview = `/${segments[0]}` === overviewRoot && segments.length <= 2
  return (isOverview ? overviewRoute(segments[1], query) : undefined) ?? { screen: screenOf(segments, query) }
}

/** Where a first page is shown, if it has another address: that has no number. */
function firstPagePath(screen: string, segments: string[], query: URLSearchParams): string | undefined {
  // The first page of comments is in the article's own.
  if (screen.endsWith(`/${commentsSegment}/trang/1`)) return `/${segments.slice(0, 2).join('/')}`
  return /\/(?:trang|binh-luan\/[^/]+)\/1$/.test(screen) && query.has('page') ? `/${segments.join('/')}` : undefined
}

function stepOf(pathname: string, query: URLSearchParams, cookie: string | undefined): Route {
  const segments = pathname.split('/').filter(Boolean)
  const prefix = segments[0]
  const isPrefixed = isLanguage(prefix)
  const [language, rest] = isPrefixed ? [prefix, segments.slice(1)] : [defaultLanguage, segments]
  const path = `/${rest.join('/')}`
  const remembered = !isPrefixed && isLanguage(cookie) ? cookie : undefined
  // An address cannot have two languages. Otherwise an address with a thousand of them would be resolved through as
  // many redirects.
  if (isLanguage(rest[0])) return { kind: 'screen', path: missingScreen(language) }

  const chosen = query.get(languageKey)
  if (isLanguage(chosen)) {
    const to = localPath(chosen, path) + searchOf(without(query, languageKey))
    return { kind: 'redirect', to, status: 307, remember: chosen }
  }
  if (prefix === defaultLanguage || pathname !== `/${segments.join('/')}`)
    return { kind: 'redirect', to: localPath(language, path) + searchOf(query), status: 308 }
  const place = placeOf(rest, query)
  if ('moved' in place) return { kind: 'redirect', to: localPath(language, place.moved), status: 308 }
  const { screen } = place
  if (screen === undefined) return { kind: 'screen', path: missingScreen(remembered ?? language) }
  if (remembered && remembered !== defaultLanguage && !isBelowSection(rest))
    return { kind: 'redirect', to: localPath(remembered, path) + searchOf(query), status: 307 }
  const first = firstPagePath(screen, rest, query)
  if (first !== undefined)
    return { kind: 'redirect', to: localPath(language, first) + searchOf(without(query, 'page')), status: 308 }
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
