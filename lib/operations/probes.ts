import type { IncomingMessage, ServerResponse } from 'node:http'
import { isBearer } from '@/lib/http/bearer'
import { isThisMachine } from '@/lib/http/network-of'
import { metrics } from './metrics'
import { storageFailure } from './storage-state'

const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

function respond(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, { ...headers, 'content-type': type }).end(text)
}

async function sendMetrics(response: ServerResponse): Promise<void> {
  const { registry } = metrics()
  respond(response, 200, await registry.metrics(), registry.contentType)
}

/** Whether a readiness probe asks only whether pages can be sent, as a load balancer does (docs/operations.md). */
const isStorageExcluded = ({ url }: IncomingMessage) => /[?&]exclude=storage(?:&|$)/.test(url ?? '')

const isOwn = ({ headers, socket: { remoteAddress = '' } }: IncomingMessage) =>
  isThisMachine(remoteAddress) &&
  ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'cf-connecting-ip'].every((name) => headers[name] === undefined)

/**
 * Probes for operators: `/healthz` reports whether the process responds, `/readyz` whether it may receive visitors
 * and can store what they write, and `/metrics` its metrics. Metrics require the token; without a configured token
 * they are available on the same machine only.
 */
export class Probes {
  readonly #token: string | undefined
  readonly #checkStorage: () => Promise<void>
  #state: 'starting' | 'ready' | 'stopping' = 'starting'

  /** `checkStorage` stores something and removes it. Throws if nothing can be stored. */
  constructor(token: string | undefined, checkStorage: () => Promise<void>) {
    this.#token = token
    this.#checkStorage = checkStorage
  }

  /** The backend was read once, so pages can be rendered; later failures show in the pages, maybe from the cache. */
  ready(): void {
    if (this.#state === 'starting') this.#state = 'ready'
  }

  stop(): void {
    this.#state = 'stopping'
  }

  get isStopping(): boolean {
    return this.#state === 'stopping'
  }

  async #readiness(response: ServerResponse, isStorageExcluded: boolean): Promise<void> {
    const isReady = this.#state === 'ready'
    const failure = isReady && !isStorageExcluded ? await storageFailure(this.#checkStorage) : undefined
    respond(
      response,
      isReady && failure === undefined ? 200 : 503,
      failure === undefined ? `${this.#state}\n` : `nothing can be stored: ${failure}\n`,
    )
  }

  /** Responds to a probe. Returns undefined if the path is not a probe, or the client may not use it. */
  answer(request: IncomingMessage, response: ServerResponse, requested: string): Promise<void> | undefined {
    if (requested === '/healthz') return Promise.resolve(respond(response, 200, 'alive\n'))
    if (requested === '/readyz') return this.#readiness(response, isStorageExcluded(request))
    if (requested === '/metrics' && this.#mayMeasure(request)) return sendMetrics(response)
    return undefined
  }

  #mayMeasure(request: IncomingMessage): boolean {
    return this.#token === undefined ? isOwn(request) : isBearer(request.headers.authorization, this.#token)
  }
}
