import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from 'node:http'
import type { Readable } from 'node:stream'
import { inject, type DispatchFunc } from 'light-my-request'
import { hadOutageSince } from '@/lib/backend/outage'

export interface CapturedResponse {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
  /** The requested path, and the time of the request in milliseconds of the monotonic clock. */
  path: string
  began: number
}

export const isHtml = ({ headers }: CapturedResponse) => String(headers['content-type']).startsWith('text/html')

/** The target of a redirect; undefined for other responses. Next sends the header twice for a redirecting page. */
export const locationOf = ({ status, headers: { location } }: CapturedResponse) =>
  [307, 308].includes(status) ? [location ?? []].flat().map(String).at(0) : undefined

export const isPrivate = ({ headers }: CapturedResponse) => /private|no-store/.test(String(headers['cache-control']))

/** Whether a response is for the router. Such a response depends on what the browser already has. */
const isForRouter = ({ headers }: CapturedResponse) => String(headers['content-type']).startsWith('text/x-component')

export function isShared(captured: CapturedResponse): boolean {
  return (
    [200, 404, 410].includes(captured.status) &&
    captured.headers['set-cookie'] === undefined &&
    !isPrivate(captured) &&
    !isForRouter(captured)
  )
}

/** Whether content, or the resource at the path, could not be read since the request began: an outage. */
export const encounteredOutage = ({ began, path }: CapturedResponse) => hadOutageSince(began, path)

/** Milliseconds after which a failure means overload: Next gives up reads after 50 s and reports a defect. */
const overdueMs = 30_000

export const isOverdue = ({ began }: CapturedResponse): boolean => performance.now() - began >= overdueMs

export class AnswerTimeout extends Error {}

/** A call of Next without a visitor: its response depends only on what is given here. */
export interface Call {
  url: string
  headers: IncomingHttpHeaders
  method?: 'GET' | 'HEAD' | 'POST' | 'OPTIONS'
  body?: Readable
}

/** Milliseconds that a response may take: to a body that a visitor still sends, a minute more than that may take. */
// In development Next compiles a page at its first request.
const timeoutMs = { answer: process.env.NODE_ENV === 'development' ? 600_000 : 60_000, withBody: 360_000 }

/** The complete response of a call. Rejects if it fails or is abandoned; with AnswerTimeout if it takes too long. */
export async function captureResponse(
  handle: RequestListener,
  { url, headers, method = 'GET', body }: Call,
  abandoned?: AbortSignal,
): Promise<CapturedResponse> {
  const began = performance.now()
  const call = `${method} ${url.split('?')[0]}`
  // Not AbortSignal.timeout or .any: with a listener each keeps the call, and so its response, in memory until it aborts.
  const ended = new AbortController()
  const { signal } = ended
  const timer = setTimeout(
    () => ended.abort(new AnswerTimeout(`${call}: no answer in time`)),
    body ? timeoutMs.withBody : timeoutMs.answer,
  ).unref()
  abandoned?.addEventListener('abort', () => ended.abort(new Error(`${call}: nobody waits for the answer`)))
  const dispatch = (request: IncomingMessage, response: ServerResponse) => {
    const destroy = request.destroy.bind(request)
    // A handler that stops reading a body still answers.
    request.destroy = (error) => (signal.aborted || error?.name !== 'AbortError' ? destroy(error) : request)
    Promise.resolve(handle(request, response) as unknown).catch((error: unknown) => response.destroy(error as Error))
  }
  try {
    const answer = await inject(dispatch as DispatchFunc, {
      method,
      url,
      headers: { 'user-agent': undefined, ...headers },
      payload: body,
      signal,
    })
    // The body is whole, and has a length: a client refuses a response with both.
    const { 'transfer-encoding': _, ...own } = answer.headers
    return { status: answer.statusCode, headers: own, body: answer.rawPayload, path: url, began }
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
