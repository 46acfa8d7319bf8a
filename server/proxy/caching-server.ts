import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import proxyAddress from 'proxy-addr'
import { answerHeader } from '@/lib/consultation/answer'
import { contactPath } from '@/lib/domain/paths'
import { isReservedSource } from '@/lib/domain/redirects/address'
import { isDraftScreen, isFurtherResults, type Route } from '@/lib/http/i18n/route'
import { loggable } from '@/lib/operations/log/loggable'
import { forRequest, requestIdHeader } from '@/lib/operations/log/request'
import { observe } from '@/lib/operations/observe'
import { settings } from '@/lib/operations/settings'
import {
  AnswerTimeout,
  captureResponse,
  encounteredOutage,
  isOverdue,
  locationOf,
  type CapturedResponse,
} from './captured-response'
import type { Body } from './body'
import { Destinations, textPath, type Destination } from './destinations'
import { Renderer } from './renderer'
import { prepareErrorPages, sendErrorPage } from './error-page'
import { rememberedLanguage, setInternalHeaders } from './incoming'
import { NetworkLimits, OverBudget, type Expensive } from './network-limits'
import { maxAges, PageCache, QueueFullError, type CacheResult } from './page-cache'
import { pageDataRequest, sendPageData, type PageDataRequest } from './page-data'
import { openerPolicy } from './policy'
import { isMissingAtNext, passOn, type PassOnContext } from './pass-on'
import type { RenderedResponse } from './post-process'
import { Readership } from './readership'
import { isMissing, redirectResponse, RedirectResolver } from './redirect-resolver'
import { isRead, perVisitorHeaders, refuseMethod, sendAsRendered, sendNotFound, sendPage, sendUncached } from './send'
import { SharedPages } from './shared-pages'
import { StaticFiles } from './static-files'

const qualityOf = (accept: string, type: string): number => {
  const part = accept.split(',').find((each) => each.trim().toLowerCase().startsWith(type))
  return part === undefined ? 0 : Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1)
}

/** Whether a client asks for Markdown at least as much as for HTML. No browser does. */
function wantsMarkdown(accept = ''): boolean {
  const quality = qualityOf(accept, 'text/markdown')
  return quality > 0 && quality >= qualityOf(accept, 'text/html')
}

/** Whether a request is one of Next's router, which does not show the document. */
const isOfRouter = ({ headers }: IncomingMessage) => headers.rsc === '1'

/** The address of an article's Markdown, for a client that asks for that at the address of the article. */
const markdownFor = (request: IncomingMessage, path: string): string | undefined =>
  isRead(request) && wantsMarkdown(request.headers.accept) && textPath(`${path}.md`) ? `${path}.md` : undefined

/** The path after the language must match exactly, because article paths may end the same way. */
const isContactPage = (path: string) => path.replace(/^\/[^/]+/, '') === contactPath

const megabyte = 1024 * 1024

/** Search results are the same for everybody, so a browser may show them again on the way back; Next forbids it. */
const restorable = (captured: CapturedResponse, screen: string): CapturedResponse =>
  captured.status === 200 && screen.includes('?')
    ? { ...captured, headers: { ...captured.headers, 'cache-control': perVisitorHeaders['cache-control'] } }
    : captured

/**
 * Headers of the preview of a draft: its address is a secret, and what it shows is nobody else's. The studio opens it in
 * a window, and a site that its links lead to must not get hold of the studio there.
 */
const draftHeaders = {
  ...openerPolicy,
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

/**
 * The caching proxy between visitors and Next. It sends rendered pages and texts from memory, compressed static files,
 * and everything else as Next answers it, always with the site's security headers. In development it
 * makes the same decisions, but stores nothing and sends Next's responses unchanged.
 */
export class CachingServer {
  readonly #next: RequestListener
  readonly #host = new URL(settings().SITE_URL).host
  /** What visitors read, to be stored. A hosted backend would not be told. */
  readonly readership = settings().BACKEND_URL === undefined ? new Readership() : undefined
  readonly #pages: PageCache
  readonly #renderer: Renderer
  readonly #limits = new NetworkLimits()
  readonly #files = new StaticFiles(32 * megabyte)
  readonly #destinations = new Destinations()
  readonly #isTrusted = proxyAddress.compile(settings().TRUSTED_PROXIES)
  readonly #isDevelopment: boolean
  readonly #passOnContext: PassOnContext
  readonly #redirects: RedirectResolver

  constructor(next: RequestListener, { isDevelopment = false } = {}) {
    this.#next = next
    this.#renderer = new Renderer(next, this.#host)
    this.#isDevelopment = isDevelopment
    this.#passOnContext = {
      next,
      host: this.#host,
      isDevelopment,
      addressOf: (request) => this.#addressOf(request),
      allowance: (request, kind) => this.#allowance(request, kind),
    }
    // The shared pages are named by the build, which development has none of.
    const isSharing = !isDevelopment && settings().REDIS_URL !== undefined
    this.#pages = new PageCache(
      settings().PAGE_CACHE_MB * megabyte,
      isSharing ? new SharedPages() : undefined,
      settings().BACKEND_URL === undefined ? maxAges.reported : maxAges.unreported,
    )
    this.#redirects = new RedirectResolver({
      routeOf: (address, language) => this.#destinations.get(address, language).route,
      screen: (path, request) => this.#screen(path, request),
      isMissingAtNext: (address) => isMissingAtNext(address, this.#passOnContext),
      use: this.readership?.addresses,
    })
    prepareErrorPages()
  }

  #givenId({ headers, socket: { remoteAddress = '' } }: IncomingMessage): string | undefined {
    const id = headers[requestIdHeader]
    return typeof id === 'string' && /^[\w-]{8,64}$/.test(id) && this.#isTrusted(remoteAddress, 0) ? id : undefined
  }

  #addressOf(request: IncomingMessage): string {
    const { headers, socket } = request
    return headers['x-forwarded-for'] === undefined
      ? (socket.remoteAddress ?? '')
      : proxyAddress(request, this.#isTrusted)
  }

  async #fail(request: IncomingMessage, response: ServerResponse, error: unknown): Promise<void> {
    if (error instanceof OverBudget) await this.#limits.beforeRefusal()
    if (response.destroyed) return
    if (error instanceof QueueFullError) return sendErrorPage(request, response, 503)
    if (error instanceof OverBudget) return sendErrorPage(request, response, 429, error.seconds)
    // The query is not logged, because it may contain the name of a person who was searched for.
    console.error(`${request.method} ${request.url?.split('?')[0]} failed`, loggable(error))
    if (response.headersSent) response.destroy()
    else sendErrorPage(request, response, error instanceof AnswerTimeout ? 503 : 500)
  }

  /** Answers a request; with a page from memory at once. Unexpected failures are logged and answered with 500. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    const fail = (error: unknown) => this.#fail(request, response, error)
    return forRequest(this.#givenId(request), () => {
      try {
        observe(request, response)
        const destination = this.#destinations.get(request.url ?? '/', rememberedLanguage(request))
        request.url = destination.address
        const page = this.#inMemory(request, destination)
        return (page ? sendPage(request, response, page) : this.#handle(request, response, destination))?.catch(fail)
      } catch (error) {
        return fail(error)
      }
    })
  }

  async renderAhead(address: string): Promise<void> {
    const { screen } = this.#destinations.get(address, undefined)
    if (screen !== undefined) await this.#pages.get(screen, () => this.#renderer.screen(screen))
  }

  #inMemory(request: IncomingMessage, destination: Destination): { page: RenderedResponse } | undefined {
    const { address, path, text, screen } = destination
    // Routes know neither files nor page data: there, such addresses are those of a missing page.
    if (screen === undefined || this.#files.has(path) || pageDataRequest(path, address)) return undefined
    if (!isRead(request) || markdownFor(request, path) || (text === undefined && isOfRouter(request))) return undefined
    const match = this.#pages.current(screen, () => this.#renderer.screen(screen))
    if (!match) return undefined
    if (isMissing(match.page.status) && this.#redirects.mayLeadOn(request)) return undefined
    this.#note(request, match.page.status, text === undefined ? screen : undefined)
    return match
  }

  /** Counts what a visitor reads, or asked for in vain. `screen` is undefined for what is no page. */
  #note(request: IncomingMessage, status: number, screen: string | undefined, address = request.url ?? '/'): void {
    if (status === 200 && screen !== undefined) this.readership?.note(request, () => this.#addressOf(request), screen)
    if (status === 404 && isRead(request) && !isOfRouter(request) && !this.#destinations.belongsToSite(address))
      this.readership?.addresses.noteMissing(address, this.#addressOf(request))
  }

  async #handle(
    request: IncomingMessage,
    response: ServerResponse,
    { address, path, route, text }: Destination,
  ): Promise<void> {
    if (this.#isDevelopment) {
      if (/^\/_?_next/.test(path)) return void this.#next(request, response)
    } else {
      const file = this.#files.send(request, response, path)
      if (file) return file
      const data = pageDataRequest(path, address)
      if (data) return sendPageData(request, response, () => this.#pageData(request, data))
    }
    if (text !== undefined && isRead(request)) return this.#text(request, response, text)
    // A cache in front of the site could not tell two texts at one address apart, and it stores no redirect.
    const to = markdownFor(request, path)
    if (to !== undefined)
      return this.#send(request, response, redirectResponse(to, { kind: 'redirect', to, status: 307 }))
    if (!route) return this.#passOn(request, response, path)
    if (request.method === 'POST' && route.kind === 'screen' && isContactPage(route.path))
      return this.#form(request, response, route.path)
    // A form that is posted to a page without a form handler gets the page.
    if (['GET', 'HEAD', 'POST'].includes(request.method ?? '')) return this.#page(request, response, route)
    refuseMethod(response, 'GET, HEAD, POST')
  }

  async #page(request: IncomingMessage, response: ServerResponse, route: Route): Promise<void> {
    const isRouterRequest = isOfRouter(request)
    const language = rememberedLanguage(request)
    if (route.kind === 'redirect') {
      const captured = redirectResponse(request.url ?? '', route)
      return this.#send(
        request,
        response,
        isRouterRequest ? captured : await this.#redirects.resolve(request, captured, route, language),
      )
    }
    if (isDraftScreen(route.path)) return this.#draft(request, response, route.path)
    // A screen that reads a query is rendered for every request. Only further results may be missing: for them the
    // router loads the document. The data of others need not wait for the screen.
    if (isRouterRequest && isFurtherResults(route.path)) return sendNotFound(response)
    if (isRouterRequest && route.path.includes('?')) return this.#sendRouterData(request, response, route.path)
    return this.#sendScreen(request, response, route.path)
  }

  async #sendScreen(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const isRouterRequest = isOfRouter(request)
    const language = rememberedLanguage(request)
    const result = await this.#screen(path, request)
    const { status } = 'page' in result ? result.page : result.uncached
    const old = isRouterRequest ? undefined : await this.#redirects.ofMissing(request, status)
    if (old) return this.#send(request, response, old)
    this.#note(request, status, path)
    const moved = 'uncached' in result ? locationOf(result.uncached) : undefined
    if (!isRouterRequest) {
      if ('page' in result) return sendPage(request, response, result)
      return this.#send(
        request,
        response,
        moved === undefined
          ? restorable(result.uncached, path)
          : this.#redirects.withTarget(moved, request.url ?? '', result.uncached, language),
      )
    }
    // The router then loads the document, which shows the status page or redirects.
    if (moved !== undefined || isMissing(status)) return sendNotFound(response)
    return this.#sendRouterData(request, response, path)
  }

  /** Passes a request on to Next, unless Next has no such file and staff made a redirect of it. */
  async #passOn(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const address = request.url ?? '/'
    if (isRead(request) && !isReservedSource(path)) {
      const isOld = this.#redirects.hasOld(request) && (await isMissingAtNext(address, this.#passOnContext))
      const old = isOld ? await this.#redirects.ofMissing(request, 404) : undefined
      if (old) return this.#send(request, response, old)
      response.once('finish', () => this.#note(request, response.statusCode, undefined, address))
    }
    return passOn(request, response, path, this.#passOnContext)
  }

  /** A screen or text as for every visitor, by its own path: Next writes the requested address into the page. */
  async #screen(path: string, request: IncomingMessage): Promise<CacheResult> {
    if (this.#isDevelopment) return { uncached: await this.#renderer.screen(path) }
    return this.#pages.get(
      path,
      () => this.#renderer.screen(path),
      this.#allowance(request, path.includes('?') ? 'search' : 'missing'),
    )
  }

  async #pageData(request: IncomingMessage, { hash, of }: PageDataRequest): Promise<Body | undefined> {
    const { route } = this.#destinations.get(of, undefined)
    // What is rendered for one visitor contains its data.
    if (route?.kind !== 'screen' || isDraftScreen(route.path) || route.path.includes('?')) return undefined
    const result = await this.#screen(route.path, request)
    if (!('page' in result) || result.page.status !== 200) return undefined
    const { data } = result.page
    return data?.hash === hash ? data.body : this.#pages.earlierData(hash, route.path)
  }

  /** Sends a draft, rendered for this request alone. The router gets none of it: it loads the document. */
  async #draft(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    if (isOfRouter(request)) return sendNotFound(response)
    const render = () => this.#renderer.screen(path)
    const allowance = this.#allowance(request, 'draft')
    allowance?.take()
    const captured = await (allowance ? allowance.withConcurrencyLimit(render) : render())
    return this.#send(request, response, { ...captured, headers: { ...captured.headers, ...draftHeaders } })
  }

  #allowance(request: IncomingMessage, kind: Expensive) {
    return this.#isDevelopment ? undefined : this.#limits.of(this.#addressOf(request), kind)
  }

  async #text(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const result = await this.#screen(path, request)
    const { status } = 'page' in result ? result.page : result.uncached
    const old = await this.#redirects.ofMissing(request, status)
    if (old) return this.#send(request, response, old)
    this.#note(request, status, undefined)
    return 'page' in result
      ? sendPage(request, response, result)
      : this.#sendUncached(request, response, result.uncached)
  }

  /** Answers a form sent without scripts: the API reads it, and the page with the form shows the result. */
  async #form(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    // The result is rendered for one visitor, like that of a search.
    this.#allowance(request, 'search')?.take()
    setInternalHeaders(request, this.#addressOf(request))
    const { headers } = request
    const call = { method: 'POST', url: '/api/reservation/form', headers, body: request } as const
    const read = await captureResponse(this.#next, call)
    const key = read.headers[answerHeader]
    if (key === undefined) return this.#send(request, response, read)
    const page = await this.#renderer.result(`${path}/${String(key)}`)
    if (page.status >= 400) return this.#send(request, response, page)
    // If the form could not be stored, the same page says so and keeps what was typed. An error page would lose it.
    return this.#sendUncached(request, response, {
      ...page,
      status: read.status,
      headers: { ...page.headers, 'cache-control': 'private, no-store' },
    })
  }

  async #sendRouterData(request: IncomingMessage, response: ServerResponse, screen: string): Promise<void> {
    this.#allowance(request, screen.includes('?') ? 'search' : 'router')?.take()
    return this.#send(request, response, await this.#renderer.forRouter(request, response, screen))
  }

  async #sendUncached(request: IncomingMessage, response: ServerResponse, captured: CapturedResponse): Promise<void> {
    if (this.#isDevelopment) sendAsRendered(request, response, captured)
    else await sendUncached(request, response, captured)
  }

  async #send(request: IncomingMessage, response: ServerResponse, captured: CapturedResponse): Promise<void> {
    if (captured.status < 500 || this.#isDevelopment) return this.#sendUncached(request, response, captured)
    sendErrorPage(request, response, encounteredOutage(captured) || isOverdue(captured) ? 503 : 500)
  }
}
