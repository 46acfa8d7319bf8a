import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { toleratingOutage } from '@/lib/backend/last-known'
import { contentVersion } from '@/lib/operations/cache/content-version'
import { pageCacheAgent } from '@/lib/operations/cache/page-cache-agent'
import { isGoneScreen, isMissingScreen, screenHeader } from '@/lib/http/i18n/route'
import { captureResponse, isHtml, locationOf, type Call, type CapturedResponse } from './captured-response'
import { dropInternalHeaders } from './incoming'

/**
 * Headers that Next does not get. Pages read no body. Responses are compressed, and compared with the copy of the
 * visitor, when they are sent. By its agent a visitor would choose how Next renders (`pageCacheAgent`).
 */
const hiddenFromNext = [
  'accept-encoding',
  'if-none-match',
  'if-modified-since',
  'content-length',
  'content-type',
  'transfer-encoding',
  'expect',
  'next-action',
  'user-agent',
]

/** Next marks its renderings as private, but one of a screen without a query has nothing of a visitor. */
function withoutPrivacy(captured: CapturedResponse): CapturedResponse {
  if (!isHtml(captured) && locationOf(captured) === undefined) return captured
  const { 'cache-control': _, ...headers } = captured.headers
  return { ...captured, headers }
}

/** The status of a screen for missing or removed content, which Next renders with status 200; undefined for others. */
const statusOfScreen = (screen: string): 404 | 410 | undefined =>
  isGoneScreen(screen) ? 410 : isMissingScreen(screen) ? 404 : undefined

/** Maximum milliseconds that a page waits for older renderings. */
const timeoutMs = 1000

interface Rendering {
  version: number
  end: Promise<unknown>
}

/**
 * The pages that are being rendered. Next lets a page reuse what an earlier rendering has begun to render or read, even
 * one from before a change. So a page requested after a change is rendered when the renderings from before it are done
 * (docs/adr/0009).
 */
export class RenderQueue {
  readonly #underWay = new Set<Rendering>()

  async enqueue<T>(render: () => Promise<T>): Promise<T> {
    const version = contentVersion()
    await this.#endOfOlder(version)
    const rendered = render()
    const rendering = { version, end: rendered.catch(() => undefined) }
    this.#underWay.add(rendering)
    try {
      return await rendered
    } finally {
      this.#underWay.delete(rendering)
    }
  }

  async #endOfOlder(version: number): Promise<void> {
    const older = [...this.#underWay].filter((rendering) => rendering.version < version)
    if (older.length > 0) await Promise.race([Promise.all(older.map(({ end }) => end)), pause(timeoutMs)])
  }
}

export class Renderer {
  readonly #next: RequestListener
  readonly #host: string
  readonly #queue = new RenderQueue()

  /** `host` is the site's own, whatever visitors send. */
  constructor(next: RequestListener, host: string) {
    this.#next = next
    this.#host = host
  }

  anonymous(path: string): Promise<CapturedResponse> {
    return this.#render({ url: path, headers: { host: this.#host, accept: 'text/html', [screenHeader]: path } })
  }

  /** Renders the result of a form, which must be shown even if the backend cannot be read: once, and Next stores nothing. */
  result(path: string): Promise<CapturedResponse> {
    return toleratingOutage(() => this.#render(this.#requestOnce(path)))
  }

  /** Renders a screen or a text. The status of missing or removed content is set here, since Next cannot. */
  async screen(path: string): Promise<CapturedResponse> {
    const captured = await this.#once(path)
    const screen = locationOf(captured) ?? path
    const status = statusOfScreen(screen)
    if (status === undefined) return captured
    const page = screen === path ? captured : await this.anonymous(screen)
    return { ...page, status: page.status === 200 ? status : page.status, path, began: captured.began }
  }

  /** Renders a screen once, for the page cache. Next stores the not-found page alone, so that it costs little. */
  async #once(path: string): Promise<CapturedResponse> {
    if (isMissingScreen(path)) return this.anonymous(path)
    const captured = await this.#render(this.#requestOnce(path))
    return path.includes('?') ? captured : withoutPrivacy(captured)
  }

  #requestOnce(path: string): Call {
    const headers = { host: this.#host, accept: 'text/html', 'user-agent': pageCacheAgent, [screenHeader]: path }
    return { url: path, headers }
  }

  async forRouter(request: IncomingMessage, response: ServerResponse, screen: string): Promise<CapturedResponse> {
    dropInternalHeaders(request)
    const own = Object.entries(request.headers).filter(([name]) => !hiddenFromNext.includes(name))
    const headers = { ...Object.fromEntries(own), [screenHeader]: screen }
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    return this.#render({ url: request.url ?? '/', headers }, gone.signal)
  }

  #render(call: Call, abandoned?: AbortSignal): Promise<CapturedResponse> {
    return this.#queue.enqueue(() => captureResponse(this.#next, call, abandoned))
  }
}
