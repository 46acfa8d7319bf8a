import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Body } from './body'
import { begin, headOf } from './head'
import { commonHeaders, filePolicy } from './policy'
import { isRead, refuseMethod, sendBody } from './send'

export interface PageDataRequest {
  hash: string
  of: string
}

export function pageDataRequest(path: string, address: string): PageDataRequest | undefined {
  const hash = /^\/page-data\/([\w-]{22})$/.exec(path)?.[1]
  return hash === undefined ? undefined : { hash, of: new URL(address, 'http://site').searchParams.get('of') ?? '/' }
}

const shared = { ...commonHeaders, 'content-security-policy': filePolicy, vary: 'accept-encoding' }
/** The name changes with the content. Only browsers store them: what is withdrawn must not stay in a shared cache. */
const foundHead = headOf({
  ...shared,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'private, max-age=31536000, immutable',
})
const notFoundHead = headOf({ ...shared, 'cache-control': 'private, no-store' })

/** Sends page data. Without any, the page has changed since, and stays as it is without scripts. */
export async function sendPageData(
  request: IncomingMessage,
  response: ServerResponse,
  find: () => Promise<Body | undefined>,
): Promise<void> {
  if (!isRead(request)) return refuseMethod(response)
  const body = await find()
  if (body) return sendBody(request, response, 200, body, foundHead)
  begin(response, 404, notFoundHead).end()
}
