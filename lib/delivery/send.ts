import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { isHtml, isPrivate, type Answer } from './answer'
import { codedOnce, isCompressible, type Body, type Coded } from './body'
import type { FinishedPage } from './finished-page'
import { holdScripts } from './hold-scripts'
import { commonHeaders, filePolicy, pagePolicy } from './policy'

/** Headers an answer of Next's keeps to itself: what it says of the connection, of its own cache, and of how it was found. */
const dropped = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'etag', 'link', 'x-nextjs-cache', 'x-middleware-rewrite']

/** The same address answers a page, the router's data, or a redirect to the chosen language. */
const vary = 'accept-encoding, cookie, rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch'

/** Whoever keeps a copy has to ask again each time. */
const pageHeaders = { 'cache-control': 'public, max-age=0, must-revalidate', vary }

/** What is no kept page is for who asked: a cache that minds no `vary` would send the router's data, or another's language, to the next visitor. */
const ownHeaders = { 'cache-control': 'private, max-age=0, must-revalidate', vary }

const finishedHeaders = { ...commonHeaders, ...pageHeaders, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': pagePolicy }

/** Kept by nobody: at the same address stands the document, which tells the router what it needs to know. */
const missingHeaders = { ...commonHeaders, 'content-security-policy': filePolicy, 'cache-control': 'no-store', vary }

/** Whether the client only reads, and so may be told that it has something already. */
const reads = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** Sends bytes, or for HEAD their headers alone. */
async function sendCoded({ method }: IncomingMessage, response: ServerResponse, status: number, { bytes, coding, etag, length }: Coded, headers: OutgoingHttpHeaders): Promise<void> {
  const body = method === 'HEAD' ? undefined : await bytes()
  response.writeHead(status, { ...headers, etag, 'content-length': length, ...(coding !== 'identity' && { 'content-encoding': coding }) }).end(body)
}

/** Sends a kept text in the coding the client accepts, or 304 where it has it. */
export async function sendBody(request: IncomingMessage, response: ServerResponse, status: number, body: Body, headers: OutgoingHttpHeaders): Promise<void> {
  const known = status === 200 && reads(request) ? body.knownAs(request.headers) : undefined
  if (known) response.writeHead(304, { ...headers, etag: known }).end()
  else await sendCoded(request, response, status, body.for(request.headers['accept-encoding']), headers)
}

/** Sends a finished page. */
export function sendPage(request: IncomingMessage, response: ServerResponse, { status, body }: FinishedPage): Promise<void> {
  return sendBody(request, response, status, body, finishedHeaders)
}

/** Tells a program that there is nothing at an address. */
export function sendMissing(response: ServerResponse): void {
  response.writeHead(404, missingHeaders).end()
}

/** Sends what is no kept page: the router's data, a redirect, results of a search. */
export async function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
  const isPage = isHtml(answer)
  const own = Object.entries(answer.headers).filter(([name]) => !dropped.includes(name))
  const headers = {
    ...commonHeaders,
    'content-security-policy': isPage ? pagePolicy : filePolicy,
    ...Object.fromEntries(own),
    ...(isPrivate(answer) ? {} : ownHeaders),
  }
  if (isPage || isCompressible(String(answer.headers['content-type']))) {
    const text = isPage ? Buffer.from(holdScripts(answer.body.toString('utf8'))) : answer.body
    await sendCoded(request, response, answer.status, await codedOnce(text, request.headers['accept-encoding']), headers)
  } else {
    response.writeHead(answer.status, headers).end(request.method === 'HEAD' ? undefined : answer.body)
  }
}
