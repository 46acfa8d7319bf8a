import type { IncomingMessage } from 'node:http'
import { languageKey, languageMaxAgeSeconds, type Language } from '@/lib/domain/languages'
import { addressKey, askedAddress, isOwnTarget } from '@/lib/domain/redirects/address'
import { meantAddresses } from '@/lib/domain/redirects/mistyped'
import type { Hop } from '@/lib/domain/redirects/table'
import { isMissingScreen, isResourcePath, type Redirect, type Route } from '@/lib/http/i18n/route'
import { liveRedirects } from '@/lib/http/redirects/live-table'
import type { AddressUse } from './address-use'
import { locationOf, type CapturedResponse } from './captured-response'
import { rememberedLanguage } from './incoming'
import { OverBudget } from './network-limits'
import { QueueFullError, type CacheResult } from './page-cache'
import { isRead } from './send'

interface Site {
  routeOf: (address: string, language: Language | undefined) => Route | undefined
  screen: (path: string, request: IncomingMessage) => Promise<CacheResult>
  isMissingAtNext: (address: string) => Promise<boolean>
  use: AddressUse | undefined
}

export const isMissing = (status: number): boolean => status === 404 || status === 410

export function redirectResponse(path: string, { to, status, remember }: Redirect): CapturedResponse {
  const cookie = remember && `${languageKey}=${remember}; Path=/; Max-Age=${languageMaxAgeSeconds}; SameSite=Lax`
  const headers = { location: to, ...(cookie && { 'set-cookie': cookie }) }
  return { status, headers, body: Buffer.from(to), path, began: performance.now() }
}

function keyOf(address: string): string | undefined {
  const requested = askedAddress(address)
  return requested && addressKey(requested.path, requested.query)
}

/** Makes one redirect of several: of the routing, of staff (docs/adr/0005), and of an article or member that has moved. */
export class RedirectResolver {
  readonly #site: Site

  constructor(site: Site) {
    this.#site = site
  }

  hasOld(request: IncomingMessage, address = request.url ?? '/'): boolean {
    return isRead(request) && liveRedirects().has(address)
  }

  mayLeadOn(request: IncomingMessage): boolean {
    return this.hasOld(request) || meantAddresses(request.url ?? '/').length > 0
  }

  async ofMissing(request: IncomingMessage, status: number): Promise<CapturedResponse | undefined> {
    if (!isMissing(status) || !isRead(request)) return undefined
    const [address, language] = [request.url ?? '/', rememberedLanguage(request)]
    const redirect =
      (await this.#old(request, address, language)) ??
      (status === 404 ? await this.#meant(request, address, language) : undefined)
    return redirect && this.#toServedAddress(request, redirectResponse(address, redirect), redirect, language)
  }

  async resolve(
    request: IncomingMessage,
    captured: CapturedResponse,
    redirect: Redirect,
    language: Language | undefined,
  ): Promise<CapturedResponse> {
    const { to, remember = language } = redirect
    const isOld = this.hasOld(request, to) && (await this.#isMissingAt(this.#site.routeOf(to, remember), request))
    const old = isOld ? await this.#old(request, to, remember) : undefined
    if (!old) return this.#toServedAddress(request, captured, redirect, language)
    const status = captured.status === 308 ? old.status : captured.status
    const headers = { ...captured.headers, location: old.to }
    return this.#toServedAddress(request, { ...captured, status, headers }, old, remember)
  }

  /** Replaces a redirect's target. The language may lead on; the query tells staff where a visitor came from. */
  withTarget(
    target: string,
    requested: string,
    captured: CapturedResponse,
    language: Language | undefined,
  ): CapturedResponse {
    const { search, hash } = new URL(requested, 'http://site')
    const route = this.#site.routeOf(target + search, language)
    const { status, to } = route?.kind === 'redirect' ? route : { status: captured.status, to: target + search }
    return { ...captured, status, headers: { ...captured.headers, location: to + hash } }
  }

  /**
   * A screen of one article, member or text. Finding a redirect's final address is optional, so it is undefined while
   * too many pages wait to be rendered, or for a network that has caused too much work.
   */
  #resource(route: Route | undefined, request: IncomingMessage): Promise<CacheResult | undefined> {
    if (route?.kind !== 'screen' || !isResourcePath(route.path)) return Promise.resolve(undefined)
    return this.#site.screen(route.path, request).catch((error: unknown) => {
      if (error instanceof QueueFullError || error instanceof OverBudget) return undefined
      throw error
    })
  }

  async #isMissingAt(route: Route | undefined, request: IncomingMessage): Promise<boolean> {
    if (route?.kind !== 'screen' || isMissingScreen(route.path)) return true
    const result = await this.#resource(route, request)
    return result !== undefined && isMissing(('page' in result ? result.page : result.uncached).status)
  }

  async #exists(address: string, language: Language | undefined, request: IncomingMessage): Promise<boolean> {
    const route = this.#site.routeOf(address, language)
    if (!route) return !(await this.#site.isMissingAtNext(address))
    const end = route.kind === 'redirect' ? this.#site.routeOf(route.to, language) : route
    return !(await this.#isMissingAt(end, request))
  }

  /** The redirects of staff from an address on, as far as the first address that the site has. */
  async #follow(request: IncomingMessage, address: string, language: Language | undefined): Promise<Hop[]> {
    const hops = liveRedirects().hops(address) ?? []
    const followed: Hop[] = []
    for (const hop of hops) {
      followed.push(hop)
      if (followed.length < hops.length && (await this.#exists(hop.location, language, request))) break
    }
    return followed
  }

  /**
   * The redirect of staff from an address that the site does not have; undefined if there is none. Several after each
   * other are one for the visitor, and an address on the way that the site has is the end.
   */
  async #old(request: IncomingMessage, address: string, language: Language | undefined): Promise<Redirect | undefined> {
    const followed = await this.#follow(request, address, language)
    const location = followed.at(-1)?.location
    if (location === undefined) return undefined
    // The routing may lead on: to the language that the visitor chose.
    const [target = '', ...hash] = isOwnTarget(location) ? location.split(/(?=#)/) : [location]
    const route = isOwnTarget(location) ? this.#site.routeOf(target, language) : undefined
    if (route?.kind === 'redirect' && keyOf(route.to) === keyOf(address)) return undefined
    this.#site.use?.noteRedirects(followed.map(({ id }) => id))
    return route?.kind === 'redirect'
      ? { ...route, to: route.to + hash.join('') }
      : { kind: 'redirect', to: location, status: 308 }
  }

  async #meant(
    request: IncomingMessage,
    address: string,
    language: Language | undefined,
  ): Promise<Redirect | undefined> {
    for (const meant of meantAddresses(address)) {
      const route = this.#site.routeOf(meant, language)
      // Another spelling of what is missing leads back to it.
      if (route?.kind === 'redirect' && route.to === address) continue
      if (route && (await this.#exists(meant, language, request)))
        return route.kind === 'redirect' ? route : { kind: 'redirect', to: meant, status: 308 }
      const old = await this.#old(request, meant, language)
      if (old) return old
    }
    return undefined
  }

  /** Resolves a redirect to where its target is served, since the article or member there may have moved too. */
  async #toServedAddress(
    request: IncomingMessage,
    captured: CapturedResponse,
    { to, remember }: Redirect,
    language: Language | undefined,
  ): Promise<CapturedResponse> {
    // Elsewhere: the paths of another host are none of this site.
    if (!isOwnTarget(to)) return captured
    const chosen = remember ?? language
    const result = await this.#resource(this.#site.routeOf(to, chosen), request)
    const moved = result && 'uncached' in result ? locationOf(result.uncached) : undefined
    return moved === undefined ? captured : this.withTarget(moved, to, captured, chosen)
  }
}
