import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { decodeSegment } from '@/lib/domain/ids'
import { isImagePath, isStudioPath } from '@/lib/domain/paths'
import { requestIdHeaders } from '@/lib/operations/log/request'
import { siteTasks } from '@/lib/operations/site-tasks'
import { captureResponse } from './captured-response'
import { setInternalHeaders } from './incoming'
import type { Allowance, Expensive } from './network-limits'
import { isStudioPage, passedHeaders } from './passed-headers'
import { allowOnRefusal, correctImageHeaders, sendFileLength } from './passed-response'
import { sendNotFound } from './send'
import { hasSession, refuse, studioPageRefusal, withinBodyLimits } from './studio-body'
import { renameSession } from './studio-session'

export interface PassOnContext {
  next: RequestListener
  host: string
  isDevelopment: boolean
  addressOf: (request: IncomingMessage) => string
  /** What the network behind a request may still cause of an expensive kind, or undefined if it has no limit. */
  allowance: (request: IncomingMessage, kind: Expensive) => Allowance | undefined
}

async function methodsOf(url: string, { next, host }: PassOnContext): Promise<string | undefined> {
  const { headers } = await captureResponse(next, { method: 'OPTIONS', url, headers: { host } })
  return headers.allow === undefined ? undefined : String(headers.allow)
}

export async function isMissingAtNext(url: string, { next, host }: PassOnContext): Promise<boolean> {
  const { status } = await captureResponse(next, { method: 'HEAD', url, headers: { host } })
  return status === 404 || status === 410
}

/** The only spelling of an image's address in pages. Next takes others too, stores each, and fails on some. */
const imageAddress = /^\/media\/([^/?#\\]+)$/

/**
 * The status by which a request for a resized image is refused: 400 for what is no image's address or has other
 * parameters, 410 for an image in the trash. Next stores resized forms for long, and would not ask for the image
 * again.
 */
async function resizingRefusal({ url = '/' }: IncomingMessage): Promise<400 | 410 | undefined> {
  const { searchParams } = new URL(url, 'http://site')
  const name = imageAddress.exec(searchParams.get('url') ?? '')?.[1]
  if (name === undefined || [...searchParams.keys()].sort().join() !== 'q,url,w') return 400
  return (await siteTasks().isImageGone(decodeSegment(name))) ? 410 : undefined
}

async function passOnLimited(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  context: PassOnContext,
): Promise<void> {
  const { next, addressOf } = context
  const isOfStudio = isStudioPath(path)
  const allowance = isOfStudio ? context.allowance(request, hasSession(request) ? 'staff' : 'strangers') : undefined
  allowance?.take()
  const headers = passedHeaders(path)
  response.setHeaders(new Map(Object.entries(headers)))
  allowOnRefusal(response, () => methodsOf(request.url ?? '/', context))
  // Next cannot represent this method, and would fail.
  if (request.method === 'TRACE') return void response.writeHead(405).end()
  if (path === '/_next/image') correctImageHeaders(request, response)
  // Next reads the nonce for its scripts from this header.
  if (isStudioPage(path)) request.headers['content-security-policy'] = headers['content-security-policy']
  const pass = async () => next(request, response)
  if (!isOfStudio) return pass()
  const closed = new Promise((resolve) => response.once('close', resolve))
  const limited = async () => {
    if (!response.destroyed) await withinBodyLimits(request, response, addressOf(request), pass)
  }
  await (allowance ? allowance.withConcurrencyLimit(() => limited().then(() => closed)) : limited())
}

export async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  context: PassOnContext,
): Promise<void> {
  const { next, isDevelopment, addressOf } = context
  // Next would render an article for any path that begins like its own paths.
  if (path.startsWith('/_next/') && path !== '/_next/image') return sendNotFound(response)
  setInternalHeaders(request, addressOf(request))
  response.setHeaders(new Map(Object.entries(requestIdHeaders())))
  const refusal = isStudioPage(path) ? studioPageRefusal(request) : undefined
  if (refusal)
    return refuse(response, refusal, { ...passedHeaders(path), ...(refusal === 405 && { allow: 'GET, HEAD' }) })
  const resizing = path === '/_next/image' ? await resizingRefusal(request) : undefined
  if (resizing) return refuse(response, resizing, passedHeaders(path))
  if (isImagePath(path)) sendFileLength(response)
  if (isStudioPath(path)) renameSession(request, response)
  if (isDevelopment) return void next(request, response)
  return passOnLimited(request, response, path, context)
}
