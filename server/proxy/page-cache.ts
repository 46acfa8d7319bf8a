import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { Body } from './body'
import { isHtml, isShared, encounteredOutage, type CapturedResponse } from './captured-response'
import { contentState, contentVersionOf } from '@/lib/operations/cache/content-version'
import { isCorrectedSince } from '@/lib/operations/cache/corrections'
import { hasFailedPart } from '@/lib/operations/cache/failed-part'
import { metrics } from '@/lib/operations/metrics'
import { OverBudget, type Allowance } from './network-limits'
import { postProcess, type RenderedResponse } from './post-process'
import type { SharedPages } from './shared-pages'

/**
 * Milliseconds after which a cached page is re-rendered, while the old one is still sent: where a backend may not report
 * its changes, and where it reports all of them, also that a day has begun.
 */
export const maxAges = { unreported: 60_000, reported: 60 * 60_000 }

/** Milliseconds for which a page that could not be re-rendered is sent stale and not rendered again. */
const retryDelayMs = 2000

/** Milliseconds after which a page that other instances could not be given is rendered again, once it can be. */
const unsharedMaxAgeMs = 60_000

/** Milliseconds for which the data of an earlier version of a page are stored, for browsers that still show it. */
export const earlierDataMs = 15 * 60_000

const beforeAll = -1

/** Milliseconds that a visitor waits for a page to be re-rendered if an older version is cached. */
const timeoutMs = 3000

/** Pages without a cached version rendered at once; beyond `maxQueueLength` waiting, visitors get 503. */
const maxConcurrency = 16
const maxQueueLength = 500

export class QueueFullError extends Error {}

interface CacheEntry {
  page: RenderedResponse
  version: number
  /** When it was last known to be right, in milliseconds of the monotonic clock. */
  validatedAt: number
  /** When re-rendering it last failed or took too long, in milliseconds of the same clock. */
  failedAt: number
  /** Whether other instances could not be given it, for whatever reason: no Redis at that moment, or a recent change. */
  isUnshared: boolean
}

interface Wanted {
  key: string
  render: () => Promise<CapturedResponse>
  cached?: CacheEntry
  allowance?: Allowance | undefined
}

interface Source {
  shared: SharedPages | undefined
  give: ReturnType<SharedPages['beforeRendering']> | undefined
  isFound: boolean
}

/** Either shared by all visitors, with its age in seconds if it could not be re-rendered, or not to be cached. */
export type CacheResult = { page: RenderedResponse; age?: number } | { uncached: CapturedResponse }

const logAgainMs = 60_000

const isIncomplete = (captured: CapturedResponse) => isHtml(captured) && hasFailedPart(captured.body)

const hasFailed = (captured: CapturedResponse) =>
  captured.status >= 500 || (isHtml(captured) && encounteredOutage(captured)) || isIncomplete(captured)

/** Whether a rendering was costly and is not stored: missing, a search, or partial. Nobody pays for an outage. */
const isCharged = (captured: CapturedResponse) =>
  [404, 410].includes(captured.status) ||
  (captured.status === 200 && (!isShared(captured) || (isIncomplete(captured) && !encounteredOutage(captured))))

const isErrorStatus = ({ status }: RenderedResponse) => status >= 400

function staleResult({ page, validatedAt }: CacheEntry): CacheResult {
  metrics().pages.stale += 1
  return { page, age: Math.floor((performance.now() - validatedAt) / 1000) }
}

async function renderWithin(allowance: Allowance, render: () => Promise<CapturedResponse>): Promise<CapturedResponse> {
  const captured = await allowance.withConcurrencyLimit(render)
  if (!isCharged(captured)) allowance.giveBack()
  return captured
}

const sizeOf = ({ page: { body, data } }: CacheEntry) => body.size + (data?.body.size ?? 0) + 1000

/** Rendered pages, the least recently used evicted first; missing ones apart, so that they evict no real page. */
export class PageCache {
  readonly #found: LRUCache<string, CacheEntry>
  readonly #notFound: LRUCache<string, CacheEntry>
  readonly #earlierData: LRUCache<string, { body: Body; key: string; version: number }>
  readonly #reportedAt = new LRUCache<string, number>({ max: 1000 })
  readonly #pending = new Map<string, Promise<CacheResult>>()
  readonly #firstRender = pLimit(maxConcurrency)
  /** Screens that read a query have their own limit, because a backend may hang on what a visitor typed. */
  readonly #query = pLimit(maxConcurrency)
  readonly #shared: SharedPages | undefined

  readonly #maxAgeMs: number

  /** `capacity` is in bytes. `shared` holds the pages of other instances. */
  constructor(capacity: number, shared?: SharedPages, maxAgeMs = maxAges.unreported) {
    this.#shared = shared
    this.#maxAgeMs = maxAgeMs
    this.#found = new LRUCache({ maxSize: capacity, sizeCalculation: sizeOf })
    this.#notFound = new LRUCache({ maxSize: Math.ceil(capacity / 8), sizeCalculation: sizeOf })
    this.#earlierData = new LRUCache({
      maxSize: Math.ceil(capacity / 8),
      sizeCalculation: ({ body }) => body.size + 500,
      ttl: earlierDataMs,
    })
  }

  /** The page under a key if it is current, at once. One that may be outdated is re-rendered in the background. */
  current(key: string, render: () => Promise<CapturedResponse>): { page: RenderedResponse } | undefined {
    const cached = this.#found.get(key) ?? this.#notFound.get(key)
    // No correction is newer than the version of the content.
    if (cached?.version !== contentVersionOf(key) || cached.failedAt > cached.validatedAt) return undefined
    if (this.#isDue(cached)) void this.#load({ key, render, cached })
    metrics().pages.memory += 1
    return cached
  }

  /**
   * Returns the page cached under a key, or the result of `render`. Returns the old version while the page cannot be
   * rendered (product decisions 7), unless its article or member was corrected or withdrawn. A page that is not cached
   * and that nobody else waits for is rendered within the `allowance` of who asks for it. Throws QueueFullError,
   * OverBudget.
   */
  async get(key: string, render: () => Promise<CapturedResponse>, allowance?: Allowance): Promise<CacheResult> {
    const current = this.current(key, render)
    if (current) return current
    const cached = this.#found.get(key) ?? this.#notFound.get(key)
    if (!cached) {
      const pending = this.#pending.get(`${contentVersionOf(key)} ${key}`)
      // Whoever caused the rendering may have used up their budget. Others have one of their own.
      if (pending)
        return pending.catch((error: unknown) => {
          if (error instanceof OverBudget) return this.get(key, render, allowance)
          throw error
        })
      allowance?.take()
      return this.#load({ key, render, allowance })
    }
    if (isCorrectedSince(cached.version, key)) return this.#load({ key, render })
    const now = performance.now()
    const isRetryDelayed = now - cached.failedAt < retryDelayMs
    if (cached.version !== contentVersionOf(key))
      return isRetryDelayed ? staleResult(cached) : this.#orStale(this.#load({ key, render, cached }), cached)
    if (this.#isDue(cached) && !isRetryDelayed) void this.#load({ key, render, cached })
    return staleResult(cached)
  }

  /**
   * The data with a hash of an earlier version of the page under a key. Like the page, they are not sent any more once
   * its article or member was corrected or withdrawn. Another instance may have rendered that version. Whether it did so
   * before a correction is not known here, so after any of them its data are not sent.
   */
  async earlierData(hash: string, key: string): Promise<Body | undefined> {
    const earlier = this.#earlierData.get(hash)
    if (earlier) return earlier.key === key && !isCorrectedSince(earlier.version, key) ? earlier.body : undefined
    const version = contentVersionOf(key)
    const match = isCorrectedSince(beforeAll, key) ? undefined : await this.#shared?.data(hash, key)
    if (!match || isCorrectedSince(beforeAll, key)) return undefined
    const body = new Body(match)
    this.#earlierData.set(hash, { body, key, version })
    return body
  }

  #isDue({ validatedAt, isUnshared }: CacheEntry): boolean {
    const age = performance.now() - validatedAt
    if (age > this.#maxAgeMs || validatedAt < contentState.dueSince) return true
    return isUnshared && age > unsharedMaxAgeMs && this.#shared?.canStore() === true
  }

  #orStale(requested: Promise<CacheResult>, cached: CacheEntry): Promise<CacheResult> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        cached.failedAt = performance.now()
        resolve(staleResult(cached))
      }, timeoutMs)
      requested.then(resolve, reject).finally(() => clearTimeout(timer))
    })
  }

  /** Concurrent requests for the same page and content version share one rendering. */
  #load(expected: Wanted): Promise<CacheResult> {
    const version = contentVersionOf(expected.key)
    const pendingKey = `${version} ${expected.key}`
    const pending = this.#pending.get(pendingKey)
    if (pending) return pending
    const result = this.#loadOrStale(expected, version).finally(() => this.#pending.delete(pendingKey))
    this.#pending.set(pendingKey, result)
    return result
  }

  async #loadOrStale(wanted: Wanted, version: number): Promise<CacheResult> {
    const { key, cached } = wanted
    try {
      const result = await this.#render(wanted, version)
      if (!cached || 'page' in result || !hasFailed(result.uncached)) return result
    } catch (error) {
      if (!cached) throw error
      console.error(`the page ${key} is sent stale`, error)
    }
    cached.failedAt = performance.now()
    return staleResult(cached)
  }

  async #render(wanted: Wanted, version: number): Promise<CacheResult> {
    const { key, render, cached, allowance } = wanted
    // What a visitor has typed is not stored: each would be another page, to be rendered again without any limit.
    const isQuery = key.includes('?')
    const shared = isQuery ? undefined : this.#shared
    const isKnown = cached?.version === version && !cached.isUnshared
    const found = isKnown ? undefined : await shared?.get(key)
    const give = found ? undefined : shared?.beforeRendering(key)
    const first = () => {
      const turns = isQuery ? this.#query : this.#firstRender
      if (turns.pendingCount >= maxQueueLength) throw new QueueFullError()
      return turns(render)
    }
    // A network waits for its own turn first: it must not hold the places of others meanwhile.
    const captured = found ?? (await (cached ? render() : allowance ? renderWithin(allowance, first) : first()))
    if (hasFailed(captured)) {
      if (isIncomplete(captured)) this.#reportIncomplete(key)
      return { uncached: captured }
    }
    if (!isShared(captured) || isQuery) {
      this.#found.delete(key)
      this.#notFound.delete(key)
      return { uncached: captured }
    }
    return { page: this.#keep(wanted, version, captured, { shared, give, isFound: Boolean(found) }) }
  }

  #keep({ key, cached }: Wanted, version: number, captured: CapturedResponse, from: Source): RenderedResponse {
    const { shared, give, isFound } = from
    // Anyone can invent addresses, so missing pages are not shared. Each instance renders its own.
    const input = captured.status < 400 ? give?.(captured) : undefined
    // Also the page before a correction, which is never sent: `Last-Modified` must differ from it.
    const before = cached ?? this.#found.peek(key) ?? this.#notFound.peek(key)
    const page = postProcess(captured, before?.page)
    metrics().pages[isFound ? 'shared' : 'rendered'] += 1
    const entry = { page, version, validatedAt: performance.now(), failedAt: -Infinity, isUnshared: Boolean(input) }
    void input?.then((isStored) => (entry.isUnshared = !isStored))
    this.#store(key, entry)
    const { data } = page
    if (input && data) void data.body.source().then((source) => shared?.putData(data.hash, key, source))
    return page
  }

  #reportIncomplete(key: string): void {
    const [page = ''] = key.split('?')
    const now = performance.now()
    if (now - (this.#reportedAt.get(page) ?? -Infinity) < logAgainMs) return
    this.#reportedAt.set(page, now)
    console.error(`a part of the page ${page} could not be rendered, so it is not stored`)
  }

  #store(key: string, cached: CacheEntry): void {
    const { page } = cached
    const [place, other] = isErrorStatus(page) ? [this.#notFound, this.#found] : [this.#found, this.#notFound]
    const earlier = this.#found.peek(key)
    const data = earlier?.page.data
    if (data && data.hash !== page.data?.hash)
      this.#earlierData.set(data.hash, { body: data.body, key, version: earlier.version })
    other.delete(key)
    place.set(key, cached)
    metrics().pageCacheBytes.set(this.#found.calculatedSize + this.#notFound.calculatedSize)
    if (isErrorStatus(page)) return
    const compressed = Promise.all([page.body, page.data?.body].map((body) => body?.compress()))
    const update = () => {
      // Setting the entry again updates its size in the cache.
      const now = this.#found.peek(key)
      if (now?.page === page) this.#found.set(key, now)
    }
    // Who asks for the page next compresses it again, and gets the failure.
    compressed.then(update, () => undefined)
  }
}
