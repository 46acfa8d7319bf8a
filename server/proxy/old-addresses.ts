import type { IncomingMessage } from 'node:http'
import type { Language } from '@/lib/domain/languages'
import { addressKey, askedAddress, isOwnTarget } from '@/lib/domain/redirects/address'
import { meantAddresses } from '@/lib/domain/redirects/mistyped'
import type { Hop } from '@/lib/domain/redirects/table'
import { isMissingScreen, isResourcePath, type Redirect, type Route } from '@/lib/http/i18n/route'
import { liveRedirects } from '@/lib/http/redirects/live-table'
import type { AddressUse } from './address-use'
import { isRead } from './send'

interface Site {
  routeOf: (address: string, language: Language | undefined) => Route | undefined
  /** The status of a screen of one article, member or text; undefined if too many are rendered to find out. */
  statusOf: (screen: string, request: IncomingMessage) => Promise<number | undefined>
  isMissingAtNext: (address: string) => Promise<boolean>
  use: AddressUse | undefined
}

export const isMissing = (status: number): boolean => status === 404 || status === 410

function keyOf(address: string): string | undefined {
  const asked = askedAddress(address)
  return asked && addressKey(asked.path, asked.query)
}

/** The redirects that staff made of addresses that the site does not have (docs/adr/0005). */
export class OldAddresses {
  readonly #site: Site

  constructor(site: Site) {
    this.#site = site
  }

  has(request: IncomingMessage, address = request.url ?? '/'): boolean {
    return isRead(request) && liveRedirects().has(address)
  }

  async #isMissingAt(route: Route | undefined, request: IncomingMessage): Promise<boolean> {
    if (route?.kind !== 'screen' || isMissingScreen(route.path)) return true
    return isResourcePath(route.path) && isMissing((await this.#site.statusOf(route.path, request)) ?? 200)
  }

  async #exists(address: string, language: Language | undefined, request: IncomingMessage): Promise<boolean> {
    const route = this.#site.routeOf(address, language)
    if (!route) return !(await this.#site.isMissingAtNext(address))
    const end = route.kind === 'redirect' ? this.#site.routeOf(route.to, language) : route
    return !(await this.#isMissingAt(end, request))
  }

  /**
   * The redirect of staff from an address that the site does not have; undefined if there is none. Several after each
   * other are one for the visitor, and an address on the way that the site has is the end.
   */
  async find(request: IncomingMessage, address: string, language: Language | undefined): Promise<Redirect | undefined> {
    if (!isRead(request)) return undefined
    const hops = liveRedirects().hops(address) ?? []
    const followed: Hop[] = []
    for (const hop of hops) {
      followed.push(hop)
      if (followed.length < hops.length && (await this.#exists(hop.location, language, request))) break
    }
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

  async meant(
    request: IncomingMessage,
    address: string,
    language: Language | undefined,
  ): Promise<Redirect | undefined> {
    for (const meant of isRead(request) ? meantAddresses(address) : []) {
      const route = this.#site.routeOf(meant, language)
      if (route && (await this.#exists(meant, language, request)))
        return route.kind === 'redirect' ? route : { kind: 'redirect', to: meant, status: 308 }
      const old = await this.find(request, meant, language)
      if (old) return old
    }
    return undefined
  }

  async behind({ to, remember }: Redirect, request: IncomingMessage, language: Language | undefined) {
    const chosen = remember ?? language
    return this.has(request, to) && (await this.#isMissingAt(this.#site.routeOf(to, chosen), request))
      ? this.find(request, to, chosen)
      : undefined
  }
}
