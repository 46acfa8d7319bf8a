import type { IncomingMessage, ServerResponse } from 'node:http'
import { isHtml, isPrivate, type CapturedResponse } from './captured-response'
import { codedOnce, isCompressible, type Body, type Coded } from './body'
import { postProcessHtml, type RenderedResponse } from './post-process'
import { begin, headOf, vary, type Head } from './head'
import { isKnownSince } from './modified'
import { commonHeaders, filePolicy } from './policy'

/** Headers an answer of Next's keeps to itself: what it says of the connection, of its own cache, and of how it was found. */
const dropped = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'etag', 'link', 'refresh', 'x-nextjs-cache', 'x-middleware-rewrite']

/** What the router's data depend on besides what a page does. */
const ownVary = `${vary}, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch`

/** What is no cached page is for who asked: a cache that minds no `vary` would send the router's data, or another's language, to the next visitor. */
const perVisitorHeaders = { 'cache-control': 'private, max-age=0, must-revalidate', vary: ownVary }

/** No-store: at the same address stands the document, which tells the router what it needs to know. */
const notFoundHead = headOf({ ...commonHeaders, 'content-security-policy': filePolicy, 'cache-control': 'no-store', vary: ownVary })

/** Whether the client only reads, and so may be told that it has something already. */
const reads = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** Sends bytes, or for HEAD their headers alone. */
async function sendCoded({ method }: IncomingMessage, response: ServerResponse, status: number, { bytes, coding, etag, length }: Coded, head: Head): Promise<void> {
  const body = method === 'HEAD' ? undefined : await bytes()
  const own = ['etag', etag, 'content-length', String(length), ...(coding === 'identity' ? [] : ['content-encoding', coding])]
  begin(response, status, [...head, ...own]).end(body)
}

/** By which name a client has a text already; undefined when it has not. */
function knownAs({ headers }: IncomingMessage, body: Body, modified: Date | undefined): string | undefined {
  return modified && isKnownSince(headers, modified) ? body.etag(headers['accept-encoding']) : body.knownAs(headers)
}

/** Sends a kept text in the coding the client accepts, or 304 where it has it. */
export async function sendBody(request: IncomingMessage, response: ServerResponse, status: number, body: Body, head: Head, modified?: Date): Promise<void> {
  const known = status === 200 && reads(request) ? knownAs(request, body, modified) : undefined
  if (known) begin(response, 304, [...head, 'etag', known]).end()
  else await sendCoded(request, response, status, body.for(request.headers['accept-encoding']), head)
}

/** Sends a rendered page; one that could not be re-rendered tells its age in seconds. */
export function sendPage(request: IncomingMessage, response: ServerResponse, { page: { status, body, head, modified }, age }: { page: RenderedResponse; age?: number }): Promise<void> {
  return sendBody(request, response, status, body, age === undefined ? head : [...head, 'age', String(age)], modified)
}

/** Tells a program that there is nothing at an address. */
export function sendNotFound(response: ServerResponse): void {
  begin(response, 404, notFoundHead).end()
}

/** Sends what is no cached page: the router's data, a redirect, results of a search. */
export async function sendUncached(request: IncomingMessage, response: ServerResponse, captured: CapturedResponse): Promise<void> {
  const page = isHtml(captured) ? postProcessHtml(captured.body.toString('utf8')) : undefined
  const own = Object.entries(captured.headers).filter(([name]) => !dropped.includes(name))
  const headers = {
    ...commonHeaders,
    'content-security-policy': page?.policy ?? filePolicy,
    ...Object.fromEntries(own),
    ...(isPrivate(captured) ? {} : perVisitorHeaders),
  }
  if (page || isCompressible(String(captured.headers['content-type']))) {
    const text = page ? Buffer.from(page.html) : captured.body
    await sendCoded(request, response, captured.status, await codedOnce(text, request.headers['accept-encoding']), headOf(headers))
  } else {
    begin(response, captured.status, headOf(headers)).end(request.method === 'HEAD' ? undefined : captured.body)
  }
}
