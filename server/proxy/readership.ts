import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { ReadershipCounts } from '@/lib/backend/model'
import { decodeSegment } from '@/lib/domain/ids'
import { searchPath } from '@/lib/domain/paths'
import { typeOfSection } from '@/lib/domain/sections'
import { isThisMachine, networkOf } from '@/lib/http/network-of'
import { searchAddress } from '@/lib/http/i18n/search-address'
import { hasFoundNothing } from '@/lib/operations/readership/nothing-found'
import { isReader, searchedWords } from '@/lib/operations/readership/reader'
import { Tally } from '@/lib/operations/readership/tally'
import { AddressUse, keyedHash } from './address-use'

/** Milliseconds in which a second request of one visitor for the same article is a reload. */
const reloadMs = 30 * 60_000

/** Views that one network may cause in that time. A large office or a mobile network shares an address. */
const maxOfNetwork = 500

const maxWordsOfNetwork = 20

/** Milliseconds in which a second network must search for words that find nothing. */
const askedAgainMs = 7 * 24 * 60 * 60_000

const articleScreen = /^\/[^/]+\/([^/?]+)\/([^/?]+)$/

function articleOf(screen: string): string | undefined {
  const [, section = '', id] = articleScreen.exec(screen) ?? []
  return typeOfSection(section) || `/${section}` === searchPath ? id && decodeSegment(id) : undefined
}

/** What was searched for in vain; undefined for any other screen, and for a search that found something. */
function vainSearch(screen: string): string | undefined {
  const { pathname, searchParams } = new URL(screen, 'http://site')
  const [, language = '', ...rest] = pathname.split('/')
  if (`/${rest.join('/')}` !== searchPath) return undefined
  const { q } = searchAddress.parse(Object.fromEntries(searchParams))
  return hasFoundNothing(language, q) ? searchedWords(q) : undefined
}

/** Counts views and vain searches, here because of the page cache. Visitors are keyed hashes, for half an hour. */
export class Readership {
  readonly #hash = keyedHash()
  readonly #recent = new LRUCache<string, true>({ max: 20_000, ttl: reloadMs })
  readonly #ofNetwork = new LRUCache<string, { views: number; words: number }>({ max: 20_000, ttl: reloadMs })
  /** Words with the network that searched for them first; an empty string once a second one did. */
  readonly #asked = new LRUCache<string, string>({ max: 2000, ttl: askedAgainMs })
  readonly #views = new Tally(5000)
  readonly #searches = new Tally(500)
  readonly addresses = new AddressUse()

  note(request: IncomingMessage, addressOf: () => string, screen: string): void {
    if (request.method !== 'GET' || !isReader(request.headers)) return
    if (screen.includes('?')) {
      const words = vainSearch(screen)
      if (words !== undefined) this.#noteSearch(addressOf(), words)
      return
    }
    const article = articleOf(screen)
    if (article !== undefined) this.#noteView(request.headers['user-agent'] ?? '', addressOf(), article)
  }

  #causedBy(network: string): { views: number; words: number } {
    const caused = this.#ofNetwork.get(network) ?? { views: 0, words: 0 }
    this.#ofNetwork.set(network, caused, { noUpdateTTL: true })
    return caused
  }

  /** Whether this was noted within the last half hour, which then begins anew. */
  #isRepeated(what: string): boolean {
    const isKnown = this.#recent.has(what)
    if (isKnown) this.#recent.set(what, true)
    return isKnown
  }

  #noteView(agent: string, address: string, article: string): void {
    const network = networkOf(address)
    const view = this.#hash(`${network} ${agent} ${article}`)
    if (this.#isRepeated(view)) return
    const caused = this.#causedBy(this.#hash(network))
    if (caused.views >= maxOfNetwork && !isThisMachine(address)) return
    this.#recent.set(view, true)
    caused.views += 1
    this.#views.add(article)
  }

  /** Words of one network alone may be a name that is nobody else's business: they are never stored. */
  #noteSearch(address: string, words: string): void {
    const network = this.#hash(networkOf(address))
    const caused = this.#causedBy(network)
    const search = this.#hash(`${network} ? ${words}`)
    if (caused.words >= maxWordsOfNetwork || this.#isRepeated(search)) return
    this.#recent.set(search, true)
    caused.words += 1
    const first = this.#asked.get(words)
    if (first === undefined) this.#asked.set(words, network)
    else if (first !== network) {
      this.#searches.add(words, first === '' ? 1 : 2)
      this.#asked.set(words, '')
    }
  }

  take(): ReadershipCounts {
    return { views: this.#views.take(), searches: this.#searches.take(), ...this.addresses.take() }
  }

  giveBack({ views, searches, ...addresses }: ReadershipCounts): void {
    this.addresses.giveBack(addresses)
    this.#views.giveBack(views)
    this.#searches.giveBack(searches)
  }
}
