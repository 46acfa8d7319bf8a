import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
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

/**
 * Next's answer to a visitor's own request; neither compressed nor compared with what the visitor has, which is done when it is sent.
 * A screen is asked for by its own path: Next writes the address it was asked for into the page, and keeps that page for others.
 */
async function askedBy(request: IncomingMessage, next: RequestListener, screen?: string): Promise<Answer> {
  const { headers } = request
  const { 'accept-encoding': _coding, 'if-none-match': _known, 'if-modified-since': _since, ...rest } = headers
  request.headers = screen === undefined ? rest : { ...rest, [screenHeader]: '1' }
  request.url = screen ?? request.url
  try {
    return await collect(next, request)
  } finally {
    request.headers = headers
  }
}

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
  readonly #personal = new LRUCache<string, true>({ max: 1000 })
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
    if (isPagePath(path)) await this.#page(request, response)
    else await this.#pass(request, response, path)
  }

  async #page(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const began = Date.now()
    const { url = '/', method, headers } = request
    const language = rememberedLanguage(request)
    const route = this.#route(url, language)
    const isRead = method === 'GET' || method === 'HEAD'
    if (route.kind === 'screen' && isRead) {
      const outcome = await this.#kept(route.path)
      if (outcome && headers.rsc === undefined) {
        if ('page' in outcome) return sendPage(request, response, outcome.page)
        return this.#send(request, response, outcome.answer, began)
      }
      if (outcome && 'page' in outcome && outcome.page.status === 404) return void response.writeHead(404, missingHeaders).end()
    }
    const screen = route.kind === 'screen' && headers.rsc === undefined ? route.path : undefined
    return this.#send(request, response, await askedBy(request, this.#next, screen), began)
  }

  /** The screen's page for everybody; undefined where each visitor gets one of their own. */
  async #kept(screen: string): Promise<Outcome | undefined> {
    const [place = ''] = screen.split('?')
    if (this.#personal.has(place)) return undefined
    const headers = { host: this.#host, accept: 'text/html', [screenHeader]: '1' }
    const outcome = await this.#pages.get(screen, () => collect(this.#next, plainRequest(screen, headers)))
    if ('page' in outcome || outcome.answer.status >= 500 || !isKeptByNobody(outcome.answer)) return outcome
    this.#personal.set(place, true)
    return undefined
  }

  async #send(request: IncomingMessage, response: ServerResponse, answer: Answer, began: number): Promise<void> {
    if (answer.status < 500) return sendAnswer(request, response, answer)
    sendErrorPage(request, response, (globalThis.ilcLastOutage ?? 0) >= began)
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
