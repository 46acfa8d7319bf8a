import { LRUCache } from 'lru-cache'
import { articleIdOf, isId } from '@/lib/domain/ids'
import { defaultLanguage, type Language } from '@/lib/domain/languages'
import { isPagePath, isStudioPath, isTextPath, markdownSegment } from '@/lib/domain/paths'
import { isCommentsScreen, isDraftScreen, isMissingScreen, routeOf, type Route } from '@/lib/http/i18n/route'
import { settings } from '@/lib/operations/settings'
import { readableAddress } from './incoming'

export interface Destination {
  address: string
  path: string
  route: Route | undefined
  text: string | undefined
  /** What is rendered for the address: a text or a screen. */
  screen: string | undefined
}

/** The route of an address. Without a studio no path below it reaches Next, which would open a database for it. */
function routeTo(path: string, query: URLSearchParams, language: Language | undefined): Route | undefined {
  if (isStudioPath(path) && settings().BACKEND_URL !== undefined)
    return { kind: 'screen', path: `/${language ?? defaultLanguage}/not-found` }
  const route = isPagePath(path) ? routeOf(path, query, language) : undefined
  // Drafts are written in the studio.
  if (route?.kind === 'screen' && isDraftScreen(route.path) && settings().BACKEND_URL !== undefined)
    return { kind: 'screen', path: route.path.replace(/\/xem-truoc.*/, '/not-found') }
  return route
}

/** The internal path of a text for programs, the same for every spelling of an article's address; else undefined. */
export function textPath(path: string): string | undefined {
  if (isTextPath(path)) return path.replace('/.well-known/', '/')
  const segment = markdownSegment(path)
  const id = segment && articleIdOf(segment)
  return id && isId(id) ? `/markdown/${encodeURIComponent(id)}` : undefined
}

/** Maximum size of the cache: characters of its addresses and keys, and 300 for each entry. */
const maxCacheSize = 2_000_000

export class Destinations {
  readonly #known = new LRUCache<string, Destination>({
    maxSize: maxCacheSize,
    sizeCalculation: ({ address }, key) => address.length + key.length + 300,
  })

  get(target: string, language: Language | undefined): Destination {
    const key = `${language ?? ''} ${target}`
    const known = this.#known.get(key)
    if (known) return known
    const address = readableAddress(target)
    const { pathname: path, searchParams } = new URL(address, 'http://site')
    const [route, text] = [routeTo(path, searchParams, language), textPath(path)]
    const screen = text ?? (route?.kind === 'screen' ? route.path : undefined)
    const destination = { address, path, route, text, screen }
    this.#known.set(key, destination)
    return destination
  }

  /**
   * Whether an address that is missing is one of the site's own all the same, for which staff need no redirect: a page of
   * comments, which ends with its last comment, or one that is missing for its query alone, as a page after the last one.
   */
  belongsToSite(address: string): boolean {
    const [path = ''] = address.split('?')
    const [requested, bare] = [this.get(address, undefined).route, this.get(path, undefined).route]
    if (bare?.kind === 'screen' && isCommentsScreen(bare.path)) return true
    if (path === address) return false
    if (bare?.kind !== 'screen') return bare !== undefined
    return !isMissingScreen(bare.path) && (requested?.kind !== 'screen' || requested.path !== bare.path)
  }
}
