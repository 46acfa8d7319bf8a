import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Language } from '@/lib/domain/languages'
import { isPagePath } from '@/lib/domain/paths'
import { routeOf, screenHeader, type Route } from '@/lib/i18n/route'
import { settings } from '@/lib/settings'
import { collect, plainRequest, type Answer } from './answer'
import { prepareErrorPages, sendErrorPage } from './error-page'
import { isKeptByNobody } from './finished-page'
import { dropInternalHeaders, readableAddress, rememberedLanguage } from './incoming'
import { KeptPages, type Outcome } from './kept-pages'
import { commonHeaders, filePolicy, studioPolicy } from './policy'
import { sendAnswer, sendPage } from './send'
import { StaticFiles } from './static-files'

const megabyte = 1024 * 1024

/** Addresses longer than this are not remembered. */
const longestRemembered = 500

/** Kept by nobody: at the same address stands the document, which tells the router what it needs to know. */
const missingHeaders = { ...commonHeaders, 'content-security-policy': filePolicy, 'cache-control': 'no-store', vary: 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch' }

/** Next is told nothing of a body, since no page reads one; what comes back is compressed, and compared with what the visitor has, when it is sent. */
const untold = ['accept-encoding', 'if-none-match', 'if-modified-since', 'content-length', 'content-type', 'transfer-encoding', 'expect', 'next-action']

/**
 * Stands between visitors and Next: sends finished pages from memory, files as they were compressed before, and everything else as
 * Next answers it, all with the site's security headers.
 */
export class Front {
  readonly #next: RequestListener
  readonly #host = new URL(settings().SITE_URL).host
  readonly #pages = new KeptPages(settings().KEPT_PAGES_MB * megabyte)
  readonly #files = new StaticFiles(32 * megabyte)
  /** Screens whose answers turned out to be for one visitor. */
  readonly #personal = new LRUCache<string, true>({ max: 1000, ttl: 60_000 })
  readonly #routes = new LRUCache<string, Route>({ max: 5000 })

  constructor(next: RequestListener) {
    this.#next = next
    prepareErrorPages()
  }

  /** Answers a request; what fails unexpectedly is logged and told as 500. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.#answer(request, response)
    } catch (error) {
      if (response.destroyed) return
      console.error(`${request.method} ${request.url} failed`, error)
      if (response.headersSent) response.destroy()
      else sendErrorPage(request, response, false)
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = readableAddress(request.url ?? '/')
    request.url = address
    dropInternalHeaders(request)
    const mark = address.indexOf('?')
    const path = mark === -1 ? address : address.slice(0, mark)
    if (await this.#files.send(request, response, path)) return
    if (!isPagePath(path)) await this.#pass(request, response, path)
    // A form that is sent before there is anything to send it to shows the page it leads to.
    else if (['GET', 'HEAD', 'POST'].includes(request.method ?? '')) await this.#page(request, response, address)
    else response.writeHead(405, { ...commonHeaders, 'content-security-policy': filePolicy, allow: 'GET, HEAD, POST', connection: 'close' }).end()
  }

  async #page(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
    const { rsc } = request.headers
    const isRouters = rsc === '1'
    const route = this.#route(address, rememberedLanguage(request))
    const outcome = route.kind === 'screen' ? await this.#kept(route.path) : undefined
    if (outcome && !isRouters) {
      if ('page' in outcome) return sendPage(request, response, outcome.page)
      return this.#send(request, response, outcome.answer)
    }
    if (outcome && 'page' in outcome && outcome.page.status === 404) return void response.writeHead(404, missingHeaders).end()
    return this.#send(request, response, await this.#own(request, response, route.kind === 'screen' && !isRouters ? route.path : undefined))
  }

  /** The screen's page for everybody; undefined where each visitor gets one of their own. */
  async #kept(screen: string): Promise<Outcome | undefined> {
    const [place = ''] = screen.split('?')
    if (this.#personal.has(place)) return undefined
    const headers = { host: this.#host, accept: 'text/html', [screenHeader]: '1' }
    const outcome = await this.#pages.get(screen, () => collect(this.#next, plainRequest(screen, headers)))
    if ('page' in outcome || outcome.answer.status !== 200 || !isKeptByNobody(outcome.answer)) return outcome
    this.#personal.set(place, true)
    return undefined
  }

  /**
   * Next's answer to a visitor's own request. A screen is asked for by its own path, and not as the visitor spelled it: Next writes the
   * address into the page.
   */
  #own(request: IncomingMessage, response: ServerResponse, screen?: string): Promise<Answer> {
    const headers: IncomingHttpHeaders = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !untold.includes(name)))
    if (screen !== undefined) {
      headers[screenHeader] = '1'
      delete headers.rsc
    }
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    return collect(this.#next, plainRequest(screen ?? request.url ?? '/', headers), gone.signal)
  }

  async #send(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
    if (answer.status < 500) return sendAnswer(request, response, answer)
    sendErrorPage(request, response, (globalThis.ilcLastOutage ?? 0) >= answer.began)
  }

  #route(url: string, language: Language | undefined): Route {
    const key = `${language} ${url}`
    const known = this.#routes.get(key)
    if (known) return known
    const { pathname, searchParams } = new URL(url, 'http://site')
    const route = routeOf(pathname, searchParams, language)
    if (url.length <= longestRemembered) this.#routes.set(key, route)
    return route
  }

  /** The studio, the API, pictures: Next writes to the visitor itself. */
  async #pass(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value)
    if (/^\/admin(?:\/(?!api\/)|$)/.test(path)) {
      const policy = studioPolicy(randomBytes(16).toString('base64'))
      response.setHeader('content-security-policy', policy)
      // By this header Next learns the nonce for its scripts.
      request.headers['content-security-policy'] = policy
    } else {
      response.setHeader('content-security-policy', filePolicy)
      // Whoever shares a page shows its picture where the page itself may not be read.
      if (/^\/(?:media|_next\/image)(?:\/|$)/.test(path)) response.setHeader('cross-origin-resource-policy', 'cross-origin')
    }
    await this.#next(request, response)
  }
}
