import type { IncomingMessage } from 'node:http'
import type { Language } from '@/lib/domain/languages'
import { isOwnTarget } from '@/lib/domain/redirects/address'
import { meantAddresses } from '@/lib/domain/redirects/mistyped'
import { isResourcePath, type Redirect, type Route } from '@/lib/http/i18n/route'
import type { AddressUse } from './address-use'
import { locationOf, type CapturedResponse } from './captured-response'
import { rememberedLanguage } from './incoming'
import { OverBudget } from './network-limits'
import { isMissing, OldAddresses } from './old-addresses'
import { QueueFullError, type CacheResult } from './page-cache'
import { redirectResponse } from './redirect-response'

interface Site {
  routeOf: (address: string, language: Language | undefined) => Route | undefined
  screen: (path: string, request: IncomingMessage) => Promise<CacheResult>
  isMissingAtNext: (address: string) => Promise<boolean>
  use: AddressUse | undefined
}

/**
 * Finding a redirect's final address is optional, so it is skipped while too many pages wait to be rendered, or for a
 * network that has caused too much work.
 */
function unlessTooMany(error: unknown): undefined {
  if (!(error instanceof QueueFullError || error instanceof OverBudget)) throw error
}

/** Makes one redirect of several: of the routing, of staff, and of an article or member that has moved. */
export class RedirectResolver {
  readonly #site: Site
  readonly #old: OldAddresses

  constructor(site: Site) {
    this.#site = site
    this.#old = new OldAddresses({ ...site, statusOf: (screen, request) => this.#statusOf(screen, request) })
  }

  hasOld(request: IncomingMessage): boolean {
    return this.#old.has(request)
  }

  mayLeadOn(request: IncomingMessage): boolean {
    return this.hasOld(request) || meantAddresses(request.url ?? '/').length > 0
  }

  async ofMissing(request: IncomingMessage, status: number): Promise<CapturedResponse | undefined> {
    if (!isMissing(status)) return undefined
    const [address, language] = [request.url ?? '/', rememberedLanguage(request)]
    const redirect =
      (await this.#old.find(request, address, language)) ??
      (status === 404 ? await this.#old.meant(request, address, language) : undefined)
    return redirect && this.#toServedAddress(request, redirectResponse(address, redirect), redirect, language)
  }

  async resolve(
    request: IncomingMessage,
    captured: CapturedResponse,
    redirect: Redirect,
    language: Language | undefined,
  ): Promise<CapturedResponse> {
    const old = await this.#old.behind(redirect, request, language)
    if (!old) return this.#toServedAddress(request, captured, redirect, language)
    const status = captured.status === 308 ? old.status : captured.status
    const to = { ...captured, status, headers: { ...captured.headers, location: old.to } }
    return this.#toServedAddress(request, to, old, redirect.remember ?? language)
  }

  /**
   * Replaces the target of a redirect. The chosen language may redirect further. The query of the request is kept,
   * because it tells staff where a visitor came from.
   */
  withTarget(
    target: string,
    asked: string,
    captured: CapturedResponse,
    language: Language | undefined,
  ): CapturedResponse {
    const { search, hash } = new URL(asked, 'http://site')
    const location = target + search
    const route = this.#site.routeOf(location, language)
    const further = route?.kind === 'redirect' ? route : undefined
    return {
      ...captured,
      status: further?.status ?? captured.status,
      headers: { ...captured.headers, location: (further?.to ?? location) + hash },
    }
  }

  async #statusOf(screen: string, request: IncomingMessage): Promise<number | undefined> {
    const result = await this.#site.screen(screen, request).catch(unlessTooMany)
    return result && ('page' in result ? result.page : result.uncached).status
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
    const route = this.#site.routeOf(to, chosen)
    const result =
      route?.kind === 'screen' && isResourcePath(route.path)
        ? await this.#site.screen(route.path, request).catch(unlessTooMany)
        : undefined
    const moved = result && 'uncached' in result ? locationOf(result.uncached) : undefined
    return moved === undefined ? captured : this.withTarget(moved, to, captured, chosen)
  }
}
