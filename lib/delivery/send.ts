import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Answer } from './answer'
import { Body, isCompressible } from './body'
import { finishPage, isHtml, isKeptByNobody, type FinishedPage } from './finished-page'
import { commonHeaders, filePolicy } from './policy'

/** Headers an answer of Next's keeps to itself: what it says of the connection, of its own cache, and of how it was found. */
const dropped = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'etag', 'link', 'x-nextjs-cache', 'x-middleware-rewrite']

/** The same address answers a page, the router's data, or a redirect to the chosen language. */
const vary = 'accept-encoding, cookie, rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch'

/** Whoever keeps a copy has to ask again each time. */
const pageHeaders = { 'cache-control': 'public, max-age=0, must-revalidate', vary }

/** What is no kept page is for who asked: a cache that minds no `vary` would send the router's data, or another's language, to the next visitor. */
const ownHeaders = { 'cache-control': 'private, max-age=0, must-revalidate', vary }

/** Names and values in turn. */
const flat = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).flatMap((one) => (one === undefined ? [] : [name, String(one)])))

const flatPageHeaders = flat({ ...commonHeaders, ...pageHeaders, 'content-type': 'text/html; charset=utf-8' })

/** Sends a text in the coding the client accepts, or 304 where it has it. `headers` are names and values in turn. */
export function sendBody({ method, headers: asked }: IncomingMessage, response: ServerResponse, status: number, body: Body, headers: string[]): void {
  if (status === 200 && body.isKnown(asked['if-none-match'])) {
    response.writeHead(304, [...headers, 'etag', body.etag(asked['accept-encoding'])]).end()
    return
  }
  const { bytes, etag, coding } = body.for(asked['accept-encoding'])
  const coded = coding === 'identity' ? [] : ['content-encoding', coding]
  response.writeHead(status, [...headers, 'etag', etag, 'content-length', String(bytes.length), ...coded])
  response.end(method === 'HEAD' ? undefined : bytes)
}

/** Sends a finished page. */
export function sendPage(request: IncomingMessage, response: ServerResponse, { status, body, policy }: FinishedPage): void {
  sendBody(request, response, status, body, [...flatPageHeaders, 'content-security-policy', policy])
}

/** Sends what is no kept page: the router's data, a redirect, results of a search, the answer to a form. */
export async function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
  const page = isHtml(answer) ? await finishPage(answer) : undefined
  const own = Object.entries(answer.headers).filter(([name]) => !dropped.includes(name))
  const headers = flat({
    ...commonHeaders,
    'content-security-policy': page?.policy ?? filePolicy,
    ...Object.fromEntries(own),
    ...(isKeptByNobody(answer) ? {} : ownHeaders),
  })
  if (page ?? isCompressible(String(answer.headers['content-type']))) {
    sendBody(request, response, answer.status, page?.body ?? (await Body.of(answer.body)), headers)
  } else {
    response.writeHead(answer.status, headers).end(request.method === 'HEAD' ? undefined : answer.body)
  }
}
