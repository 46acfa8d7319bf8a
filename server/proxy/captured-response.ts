import {
  IncomingMessage,
  ServerResponse,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type RequestListener,
} from 'node:http'
import { Socket } from 'node:net'
import { hadOutageSince } from '@/lib/backend/outage'

/** A complete response of Next. */
export interface CapturedResponse {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
  /** The requested path, and the time of the request in milliseconds of the monotonic clock. */
  path: string
  began: number
}

/** Whether a response is a page, and not the router's data or a redirect. */
export const isHtml = ({ headers }: CapturedResponse) => String(headers['content-type']).startsWith('text/html')

/**
 * The target of a redirect, or undefined for other responses. Next sends the header twice for a page that redirects.
 */
export const locationOf = ({ status, headers: { location } }: CapturedResponse) =>
  [307, 308].includes(status) ? [location ?? []].flat().map(String).at(0) : undefined

/** Whether a response is marked as being for one visitor only. */
export const isPrivate = ({ headers }: CapturedResponse) => /private|no-store/.test(String(headers['cache-control']))

/** Whether a response is for the router. Such a response depends on what the browser already has. */
const isForRouter = ({ headers }: CapturedResponse) => String(headers['content-type']).startsWith('text/x-component')

/** Whether every visitor may get the same response. */
export function isShared(captured: CapturedResponse): boolean {
  return (
    [200, 404, 410].includes(captured.status) &&
    captured.headers['set-cookie'] === undefined &&
    !isPrivate(captured) &&
    !isForRouter(captured)
  )
}

/**
 * Whether the content, or the resource at the path, could not be read since the request began. Then a failure is an
 * outage of the backend, and a page may lack a part.
 */
export const encounteredOutage = ({ began, path }: CapturedResponse) => hadOutageSince(began, path)

/**
 * Milliseconds after which a failure means that the machine has too much to do. Next itself gives up what a page reads
 * after 50 s, and reports it like a defect.
 */
const overdueMs = 30_000

/** Whether a response, which is a failure, took so long that the same request may succeed later. */
export const isOverdue = ({ began }: CapturedResponse): boolean => performance.now() - began >= overdueMs

/** A response took too long, usually because the machine has too much to do. */
export class AnswerTimeout extends Error {}

type Callback = (error?: Error | null) => void
type Chunk = string | Uint8Array

/** A response that is captured instead of sent. */
class CapturingResponse extends ServerResponse {
  readonly #chunks: Buffer[] = []

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status
    const headers = rest.find((argument) => typeof argument === 'object' && argument !== null)
    if (Array.isArray(headers)) {
      for (let i = 0; i + 1 < headers.length; i += 2) this.setHeader(String(headers[i]), String(headers[i + 1]))
    } else {
      for (const [name, value] of Object.entries((headers ?? {}) as OutgoingHttpHeaders))
        if (value !== undefined) this.setHeader(name, value)
    }
    return this
  }

  override write(chunk: Chunk, encoding?: BufferEncoding | Callback, callback?: Callback): boolean {
    this.#chunks.push(
      typeof chunk === 'string'
        ? Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8')
        : Buffer.from(chunk),
    )
    const done = typeof encoding === 'function' ? encoding : callback
    if (done) process.nextTick(done)
    return true
  }

  override end(chunk?: Chunk | Callback, encoding?: BufferEncoding | Callback, callback?: Callback): this {
    if (this.finished || this.destroyed) return this
    if (typeof chunk === 'string' || chunk instanceof Uint8Array)
      this.write(chunk, typeof encoding === 'string' ? encoding : 'utf8')
    const done = [chunk, encoding, callback].find((argument) => typeof argument === 'function')
    if (done) this.once('finish', done)
    this.finished = true
    process.nextTick(() => {
      this.emit('finish')
      this.emit('close')
    })
    return this
  }

  override flushHeaders(): void {
    // There is no socket to flush to.
  }

  override destroy(error?: Error): this {
    if (this.finished || this.destroyed) return this
    this.destroyed = true
    process.nextTick(() => {
      this.emit('error', error ?? new Error('The response was aborted'))
      this.emit('close')
    })
    return this
  }

  get captured(): Omit<CapturedResponse, 'path' | 'began'> {
    return { status: this.statusCode, headers: this.getHeaders(), body: Buffer.concat(this.#chunks) }
  }
}

/** Milliseconds that a response may take. */
const timeoutMs = 60_000

/**
 * Passes a request to a handler and returns the complete response. Rejects if the handler throws or aborts, and if
 * `abandoned` is aborted; with AnswerTimeout if the handler takes longer than `timeoutMs`.
 */
export function captureResponse(
  handle: RequestListener,
  request: IncomingMessage,
  abandoned?: AbortSignal,
): Promise<CapturedResponse> {
  return new Promise((resolve, reject) => {
    const [path, began] = [request.url ?? '', performance.now()]
    const response = new CapturingResponse(request)
    const call = `${request.method} ${request.url?.split('?')[0]}`
    let timer: NodeJS.Timeout
    // The time limit does not apply while the visitor is still sending. The server itself ends that after five minutes.
    const poll = () =>
      request.complete || request.destroyed ? response.destroy(new AnswerTimeout(`${call}: no answer in time`)) : wait()
    const wait = () => {
      timer = setTimeout(poll, timeoutMs).unref()
    }
    wait()
    abandoned?.addEventListener('abort', () => response.destroy(new Error(`${call}: nobody waits for the answer`)))
    response.once('finish', () => resolve({ ...response.captured, path, began }))
    response.once('error', reject)
    response.once('close', () => clearTimeout(timer))
    Promise.resolve(handle(request, response) as unknown).catch((error: unknown) => response.destroy(error as Error))
  })
}

/** A request without a visitor: its response depends only on the arguments given here. */
export function plainRequest(url: string, headers: IncomingHttpHeaders, method = 'GET'): IncomingMessage {
  const request = Object.assign(new IncomingMessage(new Socket()), {
    method,
    url,
    headers,
    httpVersion: '1.1',
    httpVersionMajor: 1,
    httpVersionMinor: 1,
    complete: true,
  })
  request.push(null)
  return request
}
