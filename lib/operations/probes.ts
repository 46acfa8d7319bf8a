import type { IncomingMessage, ServerResponse } from 'node:http'
import { isBearer } from '@/lib/http/bearer'
import { metrics } from './metrics'

const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

function tell(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, { ...headers, 'content-type': type }).end(text)
}

/** Whether a request comes from this very machine, by no proxy. */
const isOwn = ({ headers, socket: { remoteAddress = '' } }: IncomingMessage) => /^(?:::ffff:)?127\.|^::1$/.test(remoteAddress) && ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'cf-connecting-ip'].every((name) => headers[name] === undefined)

/**
 * What whoever runs the site asks it: `/healthz`, whether the process answers; `/readyz`, whether visitors may be sent to it; `/metrics`, what it counts, for
 * whoever brings the token, and without one for programs on the same machine.
 */
export class Probes {
  readonly #token: string | undefined
  #state: 'starting' | 'ready' | 'stopping' = 'starting'

  constructor(token: string | undefined) {
    this.#token = token
  }

  /** The backend was read once: pages can be rendered. What fails later is told by the pages themselves, which may be kept. */
  ready(): void {
    if (this.#state === 'starting') this.#state = 'ready'
  }

  /** No visitors are to be sent here any more. */
  stop(): void {
    this.#state = 'stopping'
  }

  get isStopping(): boolean {
    return this.#state === 'stopping'
  }

  /** Answers a probe. Returns false where a path is none, or not for whoever asks. */
  async answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
    if (path === '/healthz') tell(response, 200, 'alive\n')
    else if (path === '/readyz') tell(response, this.#state === 'ready' ? 200 : 503, `${this.#state}\n`)
    else if (path === '/metrics' && (this.#token === undefined ? isOwn(request) : isBearer(request.headers.authorization, this.#token))) {
      const { registry } = metrics()
      tell(response, 200, await registry.metrics(), registry.contentType)
    } else return false
    return true
  }
}
