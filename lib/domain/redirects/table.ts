import { isLanguage, type Language } from '../languages'
import { isPagePath, localPath } from '../paths'
import {
  addressKey,
  askedAddress,
  isOwnTarget,
  targetLocation,
  type ActiveRedirect,
  type AskedAddress,
} from './address'

/** Redirects that a site may have. All of them are in memory. */
export const maxRedirects = 20_000

const maxHops = 20

export interface Hop {
  id: number
  location: string
}

function withoutLanguage(path: string): { language: Language; rest: string } | undefined {
  const [, first, ...rest] = path.split('/')
  return isLanguage(first) ? { language: first, rest: `/${rest.join('/')}` } : undefined
}

function inLanguage(to: string, language: Language): string {
  const path = to.split(/[?#]/)[0] ?? ''
  return isOwnTarget(to) && isPagePath(path) && !withoutLanguage(path)
    ? localPath(language, path) + to.slice(path.length)
    : to
}

function withQuery(location: string, query: [string, string][]): string {
  const base = 'http://site'
  const url = new URL(location, base)
  const own = new Set(url.searchParams.keys())
  const added = query.filter(([name]) => !own.has(name))
  if (added.length === 0) return location
  for (const [name, value] of added) url.searchParams.append(name, value)
  return isOwnTarget(location) ? url.pathname + url.search + url.hash : url.href
}

export class RedirectTable {
  readonly #byKey: Map<string, ActiveRedirect>

  constructor(redirects: readonly ActiveRedirect[]) {
    this.#byKey = new Map(redirects.map((redirect) => [redirect.from, redirect]))
  }

  get size(): number {
    return this.#byKey.size
  }

  /** The redirect of a path, and the parameters that it does not name: with all of them, with one of them, with none. */
  #at(path: string, query: [string, string][]): { found: ActiveRedirect; left: [string, string][] } | undefined {
    const whole = this.#byKey.get(addressKey(path, query))
    if (whole) return { found: whole, left: whole.from === path ? query : [] }
    // More parameters than anybody needs are not tried one by one.
    for (const pair of query.slice(0, 20)) {
      const found = this.#byKey.get(addressKey(path, [pair]))
      if (found) return { found, left: query.filter((other) => other !== pair) }
    }
    const found = this.#byKey.get(path)
    return found && { found, left: query }
  }

  #step({ path, query }: AskedAddress): Hop | undefined {
    const exact = this.#at(path, query)
    if (exact) return { id: exact.found.id, location: withQuery(targetLocation(exact.found.to), exact.left) }
    // The old site had no languages, or others: its addresses are valid below each of ours.
    const prefixed = withoutLanguage(path)
    const hit = prefixed && this.#at(prefixed.rest, query)
    if (!hit) return undefined
    return {
      id: hit.found.id,
      location: withQuery(targetLocation(inLanguage(hit.found.to, prefixed.language)), hit.left),
    }
  }

  /** The redirects from an address on, in order; the first one too many is the last. A circle has too many as well. */
  #way(address: string): Hop[] {
    const hops: Hop[] = []
    for (let asked = askedAddress(address); asked && hops.length <= maxHops; ) {
      const hop = this.#step(asked)
      if (!hop) break
      hops.push(hop)
      asked = isOwnTarget(hop.location) ? askedAddress(hop.location) : undefined
    }
    return hops
  }

  /** The redirects from an address on, in order; undefined if they return to an address or are more than 20. */
  hops(address: string): Hop[] | undefined {
    if (this.#byKey.size === 0) return []
    const way = this.#way(address)
    return way.length > maxHops ? undefined : way
  }

  failing(): { from: string; way: Hop[] }[] {
    return [...this.#byKey.keys()]
      .map((from) => ({ from, way: this.#way(from) }))
      .filter(({ way }) => way.length > maxHops)
  }

  has(address: string): boolean {
    return this.#byKey.size > 0 && (this.hops(address)?.length ?? 0) > 0
  }
}
