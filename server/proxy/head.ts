import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { commonHeaders, filePolicy } from './policy'

/** Names and values in turn: Node writes a list half again as fast as an object. */
export type Head = readonly string[]

/** Headers as a list. */
export const headOf = (headers: OutgoingHttpHeaders): Head =>
  Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().flatMap((single) => [name, String(single)]))

/** The same address answers a page, the router's data, or a redirect to the chosen language. */
export const vary = 'accept-encoding, cookie, rsc'

/** What stands above a rendered page. Whoever keeps a copy has to ask again each time. */
export const pageHead = (policy: string, modified: Date): Head =>
  headOf({
    ...commonHeaders,
    'cache-control': 'public, max-age=0, must-revalidate',
    vary,
    'last-modified': modified.toUTCString(),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
  })

/** What a page or a text for programs says of itself as it is rendered. */
export const forwardedHeaders = ['content-type', 'cache-control', 'link', 'x-robots-tag']

/** What stands above a text for programs. */
export const textHead = (headers: OutgoingHttpHeaders, modified: Date): Head =>
  headOf({
    ...commonHeaders,
    ...Object.fromEntries(forwardedHeaders.map((name) => [name, headers[name]])),
    vary: 'accept-encoding',
    'last-modified': modified.toUTCString(),
    'content-security-policy': filePolicy,
  })

/** Begins an answer. HTTP/1.1 keeps a connection unless it is told otherwise: Node need say so only where it does not. */
export function begin(response: ServerResponse, status: number, head: Head): ServerResponse {
  if (response.shouldKeepAlive) response.removeHeader('connection')
  return response.writeHead(status, head as string[])
}
