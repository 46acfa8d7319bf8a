import { hash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ReadershipCounts } from '@/lib/backend/model'
import { maxRedirects } from '@/lib/domain/redirects/table'
import { isThisMachine, siteNetworkOf } from '@/lib/http/network-of'
import { missingPath } from '@/lib/operations/readership/missing-path'
import { Tally } from '@/lib/operations/readership/tally'

/** Different missing paths of one network that are remembered within half an hour, and that are counted in a day. */
const maxOfNetwork = 30

const networkMs = 30 * 60_000

const dayMs = 24 * 60 * 60_000

const maxPaths = 500

/** Names what a visitor did, so that only this process knows it again. */
export function keyedHash(): (text: string) => string {
  const key = randomBytes(32).toString('base64url')
  return (text) => hash('sha256', `${key} ${text}`, 'base64url').slice(0, 22)
}

/** Counts followed redirects and missing addresses, as sums. Networks are keyed hashes in memory, for a day. */
export class AddressUse {
  readonly #hash = keyedHash()
  readonly #redirects = new Tally(maxRedirects)
  readonly #missing = new Tally(maxPaths)
  /** The paths of the last day, and whether they were counted. Who tries random addresses tries each once. */
  readonly #asked = new LRUCache<string, boolean>({ max: 5000, ttl: dayMs })
  readonly #newOfNetwork = new LRUCache<string, Set<string>>({ max: 5000, ttl: networkMs })
  readonly #countedOfNetwork = new LRUCache<string, Set<string>>({ max: 5000, ttl: dayMs })

  noteRedirects(ids: readonly number[]): void {
    for (const id of ids) this.#redirects.add(String(id))
  }

  /** Counts an address that the site does not have, from the second request for it on. */
  noteMissing(address: string, clientAddress: string): void {
    const path = missingPath(address)
    if (path === undefined) return
    const requested = this.#hash(path)
    const before = this.#asked.get(requested)
    const limited = before === undefined ? this.#newOfNetwork : this.#countedOfNetwork
    if (!this.#isWithinLimit(limited, requested, clientAddress)) return
    if (before !== undefined) this.#missing.add(path, before ? 1 : 2)
    this.#asked.set(requested, before !== undefined)
  }

  #isWithinLimit(limited: LRUCache<string, Set<string>>, asked: string, clientAddress: string): boolean {
    if (isThisMachine(clientAddress)) return true
    const network = this.#hash(siteNetworkOf(clientAddress))
    const paths = limited.get(network) ?? new Set()
    limited.set(network, paths, { noUpdateTTL: true })
    if (paths.size >= maxOfNetwork) return paths.has(asked)
    paths.add(asked)
    return true
  }

  take(): Pick<ReadershipCounts, 'redirects' | 'missing'> {
    return { redirects: this.#redirects.take(), missing: this.#missing.take() }
  }

  giveBack({ redirects, missing }: Pick<ReadershipCounts, 'redirects' | 'missing'>): void {
    this.#redirects.giveBack(redirects)
    this.#missing.giveBack(missing)
  }
}
