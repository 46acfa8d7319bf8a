import { LRUCache } from 'lru-cache'
import { isPagePath } from '@/lib/domain/paths'
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

/** A site in front of a hosted backend has no studio: what stands below is as missing as anything else. */
const isMissingStudio = (path: string) => settings().BACKEND_URL !== undefined && /^\/admin(?:\/|$)/.test(path)

function destinationOf(target: string, language: Language | undefined): Destination {
  const address = readableAddress(target)
  const { pathname: path, searchParams } = new URL(address, 'http://site')
  if (isMissingStudio(path)) return { address, path, route: { kind: 'screen', path: `/${language ?? defaultLanguage}/not-found` } }
  return { address, path, route: isPagePath(path) ? routeOf(path, searchParams, language) : undefined }
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
