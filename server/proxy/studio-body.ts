import type { IncomingMessage, ServerResponse } from 'node:http'
import { labelFor } from '@/lib/backend/embedded/labels'
import { largestImage } from '@/lib/content/uploaded-images/limits'
import { arrivalOf } from '@/lib/http/arrival'
import { ApiError } from '@/lib/http/errors'
import { limitConcurrency } from '@/lib/http/limit-concurrency'
import { siteTasks } from '@/lib/operations/site-tasks'
import { closeAfterAnswer } from '../slow-body'

/** An id of a server function, as the build makes them. */
const serverFunctionId = /^[\da-f]{40,42}$/

const argumentsType = /^(?:text\/plain\b|multipart\/form-data;.*\bboundary=[^;\s]+)/i

/** The status that refuses a studio page on which Next would fail: a page is read, or calls a server function. */
export function studioPageRefusal({ method, headers }: IncomingMessage): 400 | 405 | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined
  const action = headers['next-action']
  if (method !== 'POST' || action === undefined) return 405
  const isCall = serverFunctionId.test(String(action)) && argumentsType.test(headers['content-type'] ?? '')
  return isCall ? undefined : 400
}

const megabyte = 1024 * 1024

/** Bytes. Parsed JSON may take fifty times its length in memory. */
const longestText = 2 * megabyte

/** Bytes of a form with a file: the largest image, and what is around it. It is in memory twice while it is read. */
const longestForm = largestImage + 2 * megabyte

/** Bytes of a body of somebody without a session, who can only sign in. */
const longestOfStrangers = 64 * 1024

const openToStrangers =
  /^\/admin\/api\/staff\/(?:login|logout|refresh-token|forgot-password|reset-password|second-factor\/begin)$/

/** Bytes. Larger bodies are read only a few at a time. */
const large = megabyte

export const hasSession = ({ headers }: IncomingMessage): boolean =>
  /(?:^|;\s*)[\w-]*payload-token=/.test(headers.cookie ?? '') || headers.authorization !== undefined

const lengthOf = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0)

const isForm = ({ headers }: IncomingMessage) => /^multipart\//i.test(headers['content-type'] ?? '')

const isRead = (request: IncomingMessage) =>
  ['GET', 'HEAD', 'OPTIONS'].includes(request.method ?? '') && lengthOf(request) === 0

/** Whether a call is by staff. Asked before anything reads the call: reading it costs more than finding this out. */
const isByStaff = ({ headers }: IncomingMessage) =>
  siteTasks().isByStaff(
    new Headers(Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each]))),
  )

/** The status by which a call is refused unread: 411 of unknown length, 403 without a session, 413 too long. */
async function refusalOf(request: IncomingMessage): Promise<403 | 411 | 413 | undefined> {
  if (request.headers['transfer-encoding'] !== undefined) return 411
  if (isRead(request)) return undefined
  const isStaff = hasSession(request) && (await isByStaff(request))
  if (!isStaff && !openToStrangers.test((request.url ?? '').split('?')[0] ?? '')) return 403
  const longest = isStaff ? (isForm(request) ? longestForm : longestText) : longestOfStrangers
  return lengthOf(request) > longest ? 413 : undefined
}

export function refuse(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
  body?: string,
): void {
  response.writeHead(status, { ...headers, 'cache-control': 'no-store' }).end(body)
}

function refusalBody(request: IncomingMessage, status: 403 | 413): string {
  const { cookie = '', 'accept-language': accepted = '' } = request.headers
  const language = /(?:^|;\s*)payload-lng=(\w+)/.exec(cookie)?.[1] ?? accepted.slice(0, 2)
  const req = { i18n: { language } }
  const message =
    status === 403
      ? labelFor(req, 'apiSignIn')
      : isForm(request)
        ? labelFor(req, 'fileTooLargeToSend', { most: largestImage / megabyte })
        : labelFor(req, 'apiTooLarge')
  return JSON.stringify({ errors: [{ message }] })
}

/** How a body arrives that Payload reads. If it has to give way, its connection ends: Payload would go on reading it. */
function arrivalAtStudio(request: IncomingMessage, response: ServerResponse) {
  const { socket } = request
  const before = socket.bytesRead
  return arrivalOf(
    () => (request.complete ? Infinity : socket.bytesRead - before),
    () => {
      if (response.headersSent) return void socket.destroy()
      // What still arrives must not be stored: its sender is told to try again.
      request.removeAllListeners('readable').removeAllListeners('data').pause()
      closeAfterAnswer(request)
      refuse(response, 429, { 'retry-after': '5' })
    },
  )
}

/**
 * Passes a request on to the studio unless it is a call of somebody without a session, or its body is too large to
 * handle. It answers 403, 411, 413, or 429 if too many large bodies come at once. Payload reads the whole body before it
 * authenticates, and Next the arguments of a server function, so they would read those of any stranger.
 */
export async function withinBodyLimits(
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
  pass: () => Promise<void>,
): Promise<void> {
  const refusal = await refusalOf(request)
  if (refusal === 411) return refuse(response, refusal)
  if (refusal) return refuse(response, refusal, { 'content-type': 'application/json' }, refusalBody(request, refusal))
  if (lengthOf(request) <= large) return pass()
  try {
    await limitConcurrency('bodies', address, pass, arrivalAtStudio(request, response))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    refuse(response, 429, { 'retry-after': String(error.retryAfter) })
  }
}
