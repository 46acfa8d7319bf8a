import type { IncomingMessage, ServerResponse } from 'node:http'
import { wordsFor } from '@/lib/backend/embedded/labels'
import { largestPicture } from '@/lib/content/pictures/limits'
import { arrivalOf } from '@/lib/http/arrival'
import { ApiError } from '@/lib/http/errors'
import { limitConcurrency } from '@/lib/http/limit-concurrency'
import { closeAfterAnswer } from '../slow-body'

const megabyte = 1024 * 1024

/** Bytes. Parsed JSON may take fifty times its length in memory. */
const longestText = 2 * megabyte

/** Bytes of a form with a file: the largest picture, and what is around it. It is in memory twice while it is read. */
const longestForm = largestPicture + 2 * megabyte

/** Bytes of a form of somebody without a session, who can only sign in. */
const longestOfStrangers = megabyte

/** Bytes. Larger bodies are read only a few at a time. */
const large = megabyte

/** Whether a request carries what looks like a session of staff. */
export const hasSession = ({ headers }: IncomingMessage): boolean =>
  /(?:^|;\s*)[\w-]*payload-token=/.test(headers.cookie ?? '') || headers.authorization !== undefined

const lengthOf = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0)

const isForm = ({ headers }: IncomingMessage) => /^multipart\//i.test(headers['content-type'] ?? '')

/** The status by which a body is refused unread: 411 if its length is unknown, 413 if it is too long. */
function refusalOf(request: IncomingMessage): 411 | 413 | undefined {
  if (request.headers['transfer-encoding'] !== undefined) return 411
  const longest = isForm(request) ? (hasSession(request) ? longestForm : longestOfStrangers) : longestText
  return lengthOf(request) > longest ? 413 : undefined
}

/** Answers a request whose body nobody reads: the server discards it (`limitBody`). */
export function refuse(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
  body?: string,
): void {
  response.writeHead(status, { ...headers, 'cache-control': 'no-store' }).end(body)
}

/** What the studio shows of a body that is too large, in the language of the person. */
function tooLargeBody(request: IncomingMessage): string {
  const language = /(?:^|;\s*)payload-lng=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  const req = { i18n: { language } }
  const message = isForm(request)
    ? wordsFor(req, 'fileTooLargeToSend', { most: largestPicture / megabyte })
    : wordsFor(req, 'apiTooLarge')
  return JSON.stringify({ errors: [{ message }] })
}

/** How a body arrives that Payload reads. If it has to give way, its connection ends: Payload would go on reading it. */
function arrivalAtStudio(request: IncomingMessage, response: ServerResponse) {
  const { socket } = request
  const before = socket.bytesRead
  return arrivalOf(
    () => (request.complete ? Infinity : socket.bytesRead - before),
    () => {
      if (response.headersSent) return void request.destroy()
      // What still arrives must not be stored: its sender is told to try again.
      request.removeAllListeners('readable').removeAllListeners('data').pause()
      closeAfterAnswer(request)
      refuse(response, 429, { 'retry-after': '5' })
    },
  )
}

/**
 * Passes a request on to the studio unless its body is too large to handle. It answers 411, 413, or 429 if too many
 * large bodies come at once. Payload reads the whole body before it authenticates, so it would read that of any
 * stranger.
 */
export async function withinBodyLimits(
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
  pass: () => Promise<void>,
): Promise<void> {
  const refusal = refusalOf(request)
  if (refusal === 413) return refuse(response, 413, { 'content-type': 'application/json' }, tooLargeBody(request))
  if (refusal) return refuse(response, refusal)
  if (lengthOf(request) <= large) return pass()
  try {
    await limitConcurrency('bodies', address, pass, arrivalAtStudio(request, response))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    refuse(response, 429, { 'retry-after': String(error.retryAfter) })
  }
}
