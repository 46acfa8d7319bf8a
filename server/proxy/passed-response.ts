import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { retryAfter } from '@/lib/http/errors'
import { lengthHeader } from '@/lib/http/file-response'

type Method = (...given: unknown[]) => ServerResponse

export function beforeHead(response: ServerResponse, change: (status: unknown) => void): void {
  const writeHead = response.writeHead.bind(response) as Method
  response.writeHead = (...inputs: unknown[]) => {
    change(inputs[0])
    return writeHead(...inputs)
  }
}

/** Sends the length of a file as `Content-Length`, which Next removes from the answer of a route. */
export function sendFileLength(response: ServerResponse): void {
  beforeHead(response, () => {
    const length = response.getHeader(lengthHeader)
    if (length === undefined) return
    response.removeHeader(lengthHeader)
    response.setHeader('content-length', length)
  })
}

/**
 * Corrects the headers of Next's resized images. A failed one becomes no-store, with `Retry-After` during an outage:
 * Next sends only its status. An ETag gets its quotes, which Next neither sends nor expects.
 */
export function correctImageHeaders({ headers }: IncomingMessage, response: ServerResponse): void {
  headers['if-none-match'] &&= headers['if-none-match'].replaceAll('"', '')
  // A successful image replaces this header with its own.
  response.setHeader('cache-control', 'no-store')
  beforeHead(response, (status) => {
    if (status === 503) response.setHeader('retry-after', retryAfter)
    const etag = response.getHeader('etag')
    if (typeof etag === 'string' && !etag.includes('"')) response.setHeader('etag', `"${etag}"`)
  })
}

function setGiven(response: ServerResponse, inputs: unknown[]): void {
  const headers = inputs.find((argument) => typeof argument === 'object' && argument !== null)
  const pairs = Array.isArray(headers)
    ? Array.from({ length: headers.length / 2 }, (_, i): [unknown, unknown] => [headers[2 * i], headers[2 * i + 1]])
    : Object.entries((headers ?? {}) as OutgoingHttpHeaders)
  for (const [name, value] of pairs) response.setHeader(String(name), String(value))
}

/**
 * Adds `Allow` to a response of Next with status 405, which must have it (RFC 9110, 15.5.6). Next leaves it out of the
 * API. `methods` finds out which methods there are; without a result those that only read are named. Such a response
 * is held back until it ends.
 */
export function allowOnRefusal(response: ServerResponse, methods: () => Promise<string | undefined>): void {
  const writeHead = response.writeHead.bind(response) as Method
  const [write, end] = [response.write.bind(response), response.end.bind(response) as Method]
  const lacksMethods = () =>
    response.statusCode === 405 && !response.headersSent && !response.hasHeader('allow') && !isEnding
  let isEnding = false

  response.writeHead = (status: number, ...inputs: unknown[]) => {
    if (status !== 405 || isEnding) return writeHead(status, ...inputs)
    response.statusCode = status
    setGiven(response, inputs)
    return lacksMethods() ? response : writeHead(status)
  }
  // A body in pieces is not held back.
  response.write = ((...given: Parameters<typeof write>) => {
    if (lacksMethods()) response.setHeader('allow', 'GET, HEAD')
    return write(...given)
  }) as ServerResponse['write']
  response.end = (...given: unknown[]) => {
    if (!lacksMethods()) return end(...given)
    const endWith = (allow = 'GET, HEAD') => {
      isEnding = true
      response.setHeader('allow', allow)
      end(...given)
    }
    methods().then(endWith, () => endWith())
    return response
  }
}
