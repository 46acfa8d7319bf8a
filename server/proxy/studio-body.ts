import type { IncomingMessage, ServerResponse } from 'node:http'
import { ApiError } from '@/lib/http/errors'
import { limitConcurrency } from '@/lib/http/limit-concurrency'

const megabyte = 1024 * 1024

/** Bytes. JSON may take fifty times its length once it is read. */
const longestText = 2 * megabyte

/** Bytes of a form with files: as much as nginx lets through (`deploy/nginx.conf`). */
const longestForm = 64 * megabyte

/** Bytes from which on few bodies are read at once. */
const large = megabyte

const lengthOf = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0)

/** The status by which a body is refused unread: 411 where its length is not told, 413 where it is too long. */
function refusalOf(request: IncomingMessage): 411 | 413 | undefined {
  if (request.headers['transfer-encoding'] !== undefined) return 411
  const isForm = /^multipart\//i.test(request.headers['content-type'] ?? '')
  return lengthOf(request) > (isForm ? longestForm : longestText) ? 413 : undefined
}

/** The server throws the rest of the body away: a connection that ended in the middle of it a proxy would take for an instance that is gone. */
function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { ...headers, 'cache-control': 'no-store' }).end()
}

/**
 * Passes a request on to the studio, unless its body is more than can be borne: 411, 413, or 429 where many large ones come at once. Payload
 * reads it whole before it asks who sends it, so any stranger's would be read.
 */
export async function withBearableBody(request: IncomingMessage, response: ServerResponse, address: string, pass: () => Promise<void>): Promise<void> {
  const refusal = refusalOf(request)
  if (refusal) return refuse(response, refusal)
  if (lengthOf(request) <= large) return pass()
  try {
    await limitConcurrency('bodies', address, pass)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    refuse(response, 429, { 'retry-after': String(error.retryAfter) })
  }
}
