import { LRUCache } from 'lru-cache'
import { isPagePath, isStudioPath } from '@/lib/domain/paths'
import { defaultLanguage, type Language } from '@/lib/domain/languages'
import { routeOf, type Route } from '@/lib/i18n/route'
import { settings } from '@/lib/settings'
import { readableAddress } from './incoming'

/** What a visitor asks for. */
export interface Destination {
  /** As everything behind reads it. */
  address: string
  path: string
  /** Where a page's address leads; undefined for the address of anything else. */
  route: Route | undefined
}

/** Where an address leads. In front of a hosted backend there is no studio: nothing below its address is ever asked of Next, which would open a database for it. */
function routeTo(path: string, query: URLSearchParams, language: Language | undefined): Route | undefined {
  if (isStudioPath(path) && settings().BACKEND_URL !== undefined) return { kind: 'screen', path: `/${language ?? defaultLanguage}/not-found` }
  return isPagePath(path) ? routeOf(path, query, language) : undefined
}

function destinationOf(target: string, language: Language | undefined): Destination {
  const address = readableAddress(target)
  const { pathname: path, searchParams } = new URL(address, 'http://site')
  return { address, path, route: routeTo(path, searchParams, language) }
}

const most = 2_000_000

/** Tells what addresses ask for; those that are asked for often are read once. */
export class Destinations {
  readonly #known = new LRUCache<string, Destination>({ maxSize: most, sizeCalculation: ({ address }, key) => address.length + key.length + 300 })

  get(target: string, language: Language | undefined): Destination {
    const key = `${language ?? ''} ${target}`
    const known = this.#known.get(key)
    if (known) return known
    const destination = destinationOf(target, language)
    this.#known.set(key, destination)
    return destination
  }
}
