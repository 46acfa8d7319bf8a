import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { requestIdHeaders } from '@/lib/operations/log/request'
import { isHtml, isPrivate, type CapturedResponse } from './captured-response'
import { codedOnce, isCompressible, type Body, type Coded } from './body'
import { takeScripts } from './defer-scripts'
import { postProcessHtml, type RenderedResponse } from './post-process'
import { begin, headOf, vary, type Head } from './head'
import { commonHeaders, filePolicy } from './policy'

const dropped = [
  'connection',
  'keep-alive',
  'content-length',
  'content-encoding',
  'etag',
  'link',
  'refresh',
  'x-nextjs-cache',
  'x-middleware-rewrite',
]

const ownVary = `${vary}, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch`

/** For one visitor: a cache that ignores `vary` would send the router's data or another language to the next. */
export const perVisitorHeaders = { 'cache-control': 'private, max-age=0, must-revalidate', vary: ownVary }

/** Not stored by caches, because the document at the same address tells the router what it needs to know. */
const notFoundHead = headOf({
  ...commonHeaders,
  'content-security-policy': filePolicy,
  'cache-control': 'private, no-store',
  vary: ownVary,
})

export const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** Sends the bytes, or only their headers for HEAD: head and bytes in one write, and at once if they are known. */
function sendCoded(
  { method }: IncomingMessage,
  response: ServerResponse,
  status: number,
  coded: Coded,
  head: Head,
): Promise<void> | undefined {
  const whole = coded.headOf(head)
  const body = method === 'HEAD' ? undefined : coded.bytes()
  if (body && 'then' in body) return body.then((bytes) => void begin(response, status, whole).end(bytes))
  begin(response, status, whole).end(body)
  return undefined
}

/**
 * Whether a client has exactly this version. Any other date is that of another copy, even a later date from a machine
 * whose clock was ahead. If the client sends `If-None-Match`, only that counts.
 */
export const isKnownSince = (
  { 'if-none-match': names, 'if-modified-since': since }: IncomingHttpHeaders,
  modified: Date,
): boolean => names === undefined && since !== undefined && Date.parse(since) === modified.getTime()

function knownAs({ headers }: IncomingMessage, body: Body, modified: Date | undefined): string | undefined {
  return modified && isKnownSince(headers, modified) ? body.etag(headers['accept-encoding']) : body.knownAs(headers)
}

/** Sends a text in an accepted coding, or 304; a promise only if it is compressed or uncompressed first. */
export function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: Body,
  head: Head,
  modified?: Date,
): Promise<void> | undefined {
  const known = status === 200 && isRead(request) ? knownAs(request, body, modified) : undefined
  if (known !== undefined) return void begin(response, 304, head.concat('etag', known)).end()
  const coded = body.for(request.headers['accept-encoding'])
  return coded instanceof Promise
    ? coded.then((ready) => sendCoded(request, response, status, ready, head))
    : sendCoded(request, response, status, coded, head)
}

/** Sends a rendered page. If it could not be re-rendered, `age` is sent in seconds. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { page: { status, body, head, cdn, modified }, age }: { page: RenderedResponse; age?: number },
): Promise<void> | undefined {
  // A cache in front of the site stores neither what could not be re-rendered nor a copy for each query. Next's router
  // asks for its data with a query, `_rsc`.
  const stored = request.url?.includes('?') ? undefined : cdn
  const more = age === undefined ? stored : ['age', String(age)]
  return sendBody(request, response, status, body, more ? head.concat(more) : head, modified)
}

export function sendNotFound(response: ServerResponse): void {
  begin(response, 404, notFoundHead).end()
}

export function refuseMethod(response: ServerResponse, allow = 'GET, HEAD'): void {
  begin(response, 405, headOf({ ...commonHeaders, 'content-security-policy': filePolicy, allow })).end()
}

/** Sends Next's response unchanged. In development its scripts run at once, and a failure is shown with its cause. */
export function sendAsRendered(
  { method }: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: CapturedResponse,
): void {
  const own = { ...requestIdHeaders(), 'cache-control': 'no-store', 'content-length': body.length }
  response.writeHead(status, { ...headers, ...own }).end(method === 'HEAD' ? undefined : body)
}

export async function sendUncached(
  request: IncomingMessage,
  response: ServerResponse,
  captured: CapturedResponse,
): Promise<void> {
  const page = isHtml(captured) ? postProcessHtml(takeScripts(captured.body.toString('utf8'))) : undefined
  const own = Object.entries(captured.headers).filter(([name]) => !dropped.includes(name))
  const headers = {
    ...commonHeaders,
    'content-security-policy': page?.policy ?? filePolicy,
    ...Object.fromEntries(own),
    ...(isPrivate(captured) ? {} : perVisitorHeaders),
  }
  if (page || isCompressible(String(captured.headers['content-type']))) {
    const text = page ? Buffer.from(page.html) : captured.body
    const coded = await codedOnce(text, request.headers['accept-encoding'])
    const isKnown = captured.status === 200 && isRead(request) && request.headers['if-none-match']?.includes(coded.etag)
    if (isKnown) begin(response, 304, headOf({ ...headers, etag: coded.etag })).end()
    else await sendCoded(request, response, captured.status, coded, headOf(headers))
  } else {
    begin(response, captured.status, headOf(headers)).end(request.method === 'HEAD' ? undefined : captured.body)
  }
}
