import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'
import { isHtml, isShared, encounteredOutage, type CapturedResponse } from './captured-response'
import { contentVersion } from '@/lib/cache/content-version'
import { metrics } from '@/lib/operations/metrics'
import { postProcess, type RenderedResponse } from './post-process'
import type { SharedPages } from './shared-pages'

/** Milliseconds after which a cached page is asked for again, while the old one is still sent. */
const maxAgeMs = 60_000

/** Milliseconds for which a page that could not be re-rendered is sent as it was, and not asked for. */
const retryDelayMs = 2000

/** Milliseconds a visitor waits for a page to be re-rendered while an older one is at hand. */
const timeoutMs = 3000

/** Pages that nobody has seen yet are rendered so many at once; where more wait than that, visitors are asked to come back. */
const maxConcurrency = 16
const maxQueueLength = 500

/** More new pages are asked for than can be rendered. */
export class QueueFullError extends Error {}

interface CacheEntry {
  page: RenderedResponse
  /** The content it was rendered from. */
  version: number
  /** When it was last known to be right; of the clock that no correction moves. */
  validatedAt: number
  /** When re-rendering it last failed, or took too long; of the same clock. */
  failedAt: number
}

/** What pendingKey for a page, or for a text for programs, came to: one for everybody (with its age in seconds where it could not be re-rendered), or a captured response that is not. */
export type CacheResult = { page: RenderedResponse; age?: number } | { uncached: CapturedResponse }

/** Whether an answer is none, or a page that may lack a part. */
const hasFailed = (captured: CapturedResponse) => captured.status >= 500 || (isHtml(captured) && encounteredOutage(captured))

/** Whether a page is a status page: not found, or gone. */
export const isErrorStatus = ({ status }: RenderedResponse) => status >= 400

/** A page as it was, while it cannot be rendered. */
function staleResult({ page, validatedAt }: CacheEntry): CacheResult {
  metrics().pages.inc({ from: 'stale' })
  return { page, age: Math.floor((performance.now() - validatedAt) / 1000) }
}

const sizeOf = ({ page: { body } }: CacheEntry) => body.size + 1000

/**
 * Rendered pages and texts in memory, the longest unasked one forgotten first. Status pages have a place of their own, so that no number
 * of invented addresses evicts a real page.
 */
export class PageCache {
  readonly #found: LRUCache<string, CacheEntry>
  readonly #notFound: LRUCache<string, CacheEntry>
  readonly #pending = new Map<string, Promise<CacheResult>>()
  readonly #firstRender = pLimit(maxConcurrency)
  /** Screens that read a query have turns of their own: a backend may choke on what somebody types. */
  readonly #query = pLimit(maxConcurrency)
  readonly #shared: SharedPages | undefined

  /** `capacity` is in bytes; `shared` are the pages of other instances. */
  constructor(capacity: number, shared?: SharedPages) {
    this.#shared = shared
    this.#found = new LRUCache({ maxSize: capacity, sizeCalculation: sizeOf })
    this.#notFound = new LRUCache({ maxSize: Math.ceil(capacity / 8), sizeCalculation: sizeOf })
  }

  /** The page cached under a key, or what `render` comes to; the page as it was while it cannot be rendered (product decisions 7). Throws QueueFullError. */
  async get(key: string, render: () => Promise<CapturedResponse>): Promise<CacheResult> {
    const cached = this.#found.get(key) ?? this.#notFound.get(key)
    if (!cached) return this.#load(key, render)
    const now = performance.now()
    const isRetryDelayed = now - cached.failedAt < retryDelayMs
    if (cached.version !== contentVersion()) return isRetryDelayed ? staleResult(cached) : this.#orStale(this.#load(key, render, cached), cached)
    if (now - cached.validatedAt > maxAgeMs && !isRetryDelayed) void this.#load(key, render, cached)
    if (cached.failedAt > cached.validatedAt) return staleResult(cached)
    metrics().pages.inc({ from: 'memory' })
    return cached
  }

  /** What is asked for, or the page as it was where that takes long. */
  #orStale(asked: Promise<CacheResult>, cached: CacheEntry): Promise<CacheResult> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        cached.failedAt = performance.now()
        resolve(staleResult(cached))
      }, timeoutMs)
      asked.then(resolve, reject).finally(() => clearTimeout(timer))
    })
  }

  /** Many who want the same page of the same content ask once. */
  #load(key: string, render: () => Promise<CapturedResponse>, cached?: CacheEntry): Promise<CacheResult> {
    const version = contentVersion()
    const pendingKey = `${version} ${key}`
    const pending = this.#pending.get(pendingKey)
    if (pending) return pending
    const result = this.#loadOrStale(key, render, version, cached).finally(() => this.#pending.delete(pendingKey))
    this.#pending.set(pendingKey, result)
    return result
  }

  async #loadOrStale(key: string, render: () => Promise<CapturedResponse>, version: number, cached?: CacheEntry): Promise<CacheResult> {
    try {
      const result = await this.#render(key, render, version, cached)
      if (!cached || 'page' in result || !hasFailed(result.uncached)) return result
    } catch (error) {
      if (!cached) throw error
      console.error(`the page ${key} is sent as it was`, error)
    }
    cached.failedAt = performance.now()
    return staleResult(cached)
  }

  async #render(key: string, render: () => Promise<CapturedResponse>, version: number, cached?: CacheEntry): Promise<CacheResult> {
    const isKnown = cached?.version === version
    const found = isKnown ? undefined : await this.#shared?.get(key)
    const give = found ? undefined : this.#shared?.beforeRendering(key)
    const captured = found ?? (await (cached ? render() : this.#inTurn(key.includes('?') ? this.#query : this.#firstRender, render)))
    if (hasFailed(captured)) return { uncached: captured }
    if (!isShared(captured)) {
      this.#found.delete(key)
      this.#notFound.delete(key)
      return { uncached: captured }
    }
    // Anybody can invent addresses; what is missing at them each instance finds out itself.
    if (captured.status < 400) give?.(captured)
    const page = await postProcess(captured, cached?.page)
    metrics().pages.inc({ from: found ? 'shared' : 'rendered' })
    this.#store(key, { page, version, validatedAt: performance.now(), failedAt: -Infinity })
    return { page }
  }

  #inTurn<T>(turns: LimitFunction, render: () => Promise<T>): Promise<T> {
    if (turns.pendingCount >= maxQueueLength) throw new QueueFullError()
    return turns(render)
  }

  #store(key: string, cached: CacheEntry): void {
    const { page } = cached
    const [place, other] = isErrorStatus(page) ? [this.#notFound, this.#found] : [this.#found, this.#notFound]
    other.delete(key)
    place.set(key, cached)
    metrics().pageCacheBytes.set(this.#found.calculatedSize + this.#notFound.calculatedSize)
    if (isErrorStatus(page)) return
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
