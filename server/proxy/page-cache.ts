import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'
import { isHtml, isShared, metOutage, type CapturedResponse } from './captured-response'
import { contentVersion } from '@/lib/cache/content-version'
import { metrics } from '@/lib/operations/metrics'
import { postProcess, type RenderedResponse } from './post-process'
import type { SharedPages } from './shared-pages'

/** Milliseconds after which a cached page is asked for again, while the old one is still sent. */
const fresh = 60_000

/** Milliseconds for which a page that could not be drawn anew is sent as it was, and not asked for. */
const rest = 2000

/** Milliseconds a visitor waits for a page to be drawn anew while an older one is at hand. */
const patience = 3000

/** Pages that nobody has seen yet are drawn so many at once; where more wait than that, visitors are asked to come back. */
const atOnce = 16
const mostWaiting = 500

/** More new pages are asked for than can be drawn. */
export class TooMuch extends Error {}

interface CacheEntry {
  page: RenderedResponse
  /** The content it was drawn from. */
  version: number
  /** When it was last known to be right; of the clock that no correction moves. */
  rightAt: number
  /** When drawing it anew last failed, or took too long; of the same clock. */
  failedAt: number
}

/** What asking for a page, or for a text for programs, came to: one for everybody (with its age in seconds where it could not be drawn anew), or a captured response that is not. */
export type CacheResult = { page: RenderedResponse; age?: number } | { uncached: CapturedResponse }

/** Whether an answer is none, or a page that may lack a part. */
const hasFailed = (captured: CapturedResponse) => captured.status >= 500 || (isHtml(captured) && metOutage(captured))

/** Whether a page stands for something that is not there, or not any more. */
export const isAbsent = ({ status }: RenderedResponse) => status >= 400

/** A page as it was, while it cannot be drawn. */
function asItWas({ page, rightAt }: CacheEntry): CacheResult {
  metrics().pages.inc({ from: 'stale' })
  return { page, age: Math.floor((performance.now() - rightAt) / 1000) }
}

const sizeOf = ({ page: { body } }: CacheEntry) => body.size + 1000

/**
 * Rendered pages and texts in memory, the longest unasked one forgotten first. Missing ones have a place of their own, so that no number
 * of invented addresses evicts a real page.
 */
export class PageCache {
  readonly #found: LRUCache<string, CacheEntry>
  readonly #missing: LRUCache<string, CacheEntry>
  readonly #asked = new Map<string, Promise<CacheResult>>()
  readonly #firstDrawing = pLimit(atOnce)
  /** Screens that read a query have turns of their own: a backend may choke on what somebody types. */
  readonly #query = pLimit(atOnce)
  readonly #shared: SharedPages | undefined

  /** `capacity` is in bytes; `shared` are the pages of other instances. */
  constructor(capacity: number, shared?: SharedPages) {
    this.#shared = shared
    this.#found = new LRUCache({ maxSize: capacity, sizeCalculation: sizeOf })
    this.#missing = new LRUCache({ maxSize: Math.ceil(capacity / 8), sizeCalculation: sizeOf })
  }

  /** The page cached under a key, or what `ask` comes to; the page as it was while it cannot be drawn (product decisions 7). Throws TooMuch. */
  async get(key: string, ask: () => Promise<CapturedResponse>): Promise<CacheResult> {
    const cached = this.#found.get(key) ?? this.#missing.get(key)
    if (!cached) return this.#ask(key, ask)
    const now = performance.now()
    const isResting = now - cached.failedAt < rest
    if (cached.version !== contentVersion()) return isResting ? asItWas(cached) : this.#soon(this.#ask(key, ask, cached), cached)
    if (now - cached.rightAt > fresh && !isResting) void this.#ask(key, ask, cached)
    if (cached.failedAt > cached.rightAt) return asItWas(cached)
    metrics().pages.inc({ from: 'memory' })
    return cached
  }

  /** What is asked for, or the page as it was where that takes long. */
  #soon(asked: Promise<CacheResult>, cached: CacheEntry): Promise<CacheResult> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        cached.failedAt = performance.now()
        resolve(asItWas(cached))
      }, patience)
      asked.then(resolve, reject).finally(() => clearTimeout(timer))
    })
  }

  /** Many who want the same page of the same content ask once. */
  #ask(key: string, ask: () => Promise<CapturedResponse>, cached?: CacheEntry): Promise<CacheResult> {
    const version = contentVersion()
    const asking = `${version} ${key}`
    const present = this.#asked.get(asking)
    if (present) return present
    const result = this.#settle(key, ask, version, cached).finally(() => this.#asked.delete(asking))
    this.#asked.set(asking, result)
    return result
  }

  async #settle(key: string, ask: () => Promise<CapturedResponse>, version: number, cached?: CacheEntry): Promise<CacheResult> {
    try {
      const result = await this.#draw(key, ask, version, cached)
      if (!cached || 'page' in result || !hasFailed(result.uncached)) return result
    } catch (error) {
      if (!cached) throw error
      console.error(`the page ${key} is sent as it was`, error)
    }
    cached.failedAt = performance.now()
    return asItWas(cached)
  }

  async #draw(key: string, ask: () => Promise<CapturedResponse>, version: number, cached?: CacheEntry): Promise<CacheResult> {
    const isKnown = cached?.version === version
    const found = isKnown ? undefined : await this.#shared?.get(key)
    const give = found ? undefined : this.#shared?.beforeDrawing(key)
    const captured = found ?? (await (cached ? ask() : this.#inTurn(key.includes('?') ? this.#query : this.#firstDrawing, ask)))
    if (hasFailed(captured)) return { uncached: captured }
    if (!isShared(captured)) {
      this.#found.delete(key)
      this.#missing.delete(key)
      return { uncached: captured }
    }
    // Anybody can invent addresses; what is missing at them each instance finds out itself.
    if (captured.status < 400) give?.(captured)
    const page = await postProcess(captured, cached?.page)
    metrics().pages.inc({ from: found ? 'shared' : 'drawn' })
    this.#store(key, { page, version, rightAt: performance.now(), failedAt: -Infinity })
    return { page }
  }

  #inTurn<T>(turns: LimitFunction, ask: () => Promise<T>): Promise<T> {
    if (turns.pendingCount >= mostWaiting) throw new TooMuch()
    return turns(ask)
  }

  #store(key: string, cached: CacheEntry): void {
    const { page } = cached
    const [place, other] = isAbsent(page) ? [this.#missing, this.#found] : [this.#found, this.#missing]
    other.delete(key)
    place.set(key, cached)
    metrics().pageCacheBytes.set(this.#found.calculatedSize + this.#missing.calculatedSize)
    if (isAbsent(page)) return
    const current = () => this.#found.peek(key)
    page.body.improve(
      () => current()?.page === page,
      () => {
        // Told of its new size.
        const now = current()
        if (now?.page === page) this.#found.set(key, now)
      },
    )
  }
}
