import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { requestId, requestIdHeader } from '@/lib/operations/log/request'
import { commonHeaders, filePolicy, publicHeaders } from './policy'

/** Names and values in turn. Node writes a list about 1.5 times as fast as an object. */
export type Head = readonly string[]

export const headOf = (headers: OutgoingHttpHeaders): Head =>
  Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().flatMap((single) => [name, String(single)]))

/** The same address may return a page, the router's data or a redirect to the chosen language. */
export const vary = 'accept-encoding, cookie, rsc'

/** Headers of a rendered page. Caches must revalidate it each time. */
export const pageHead = (policy: string, modified: Date): Head =>
  headOf({
    ...commonHeaders,
    'cache-control': 'public, max-age=0, must-revalidate',
    vary,
    'last-modified': modified.toUTCString(),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
  })

export const forwardedHeaders = ['content-type', 'cache-control', 'link', 'x-robots-tag']

export const textHead = (headers: OutgoingHttpHeaders, modified: Date): Head =>
  headOf({
    ...commonHeaders,
    ...publicHeaders,
    ...Object.fromEntries(forwardedHeaders.map((name) => [name, headers[name]])),
    vary: 'accept-encoding',
    'last-modified': modified.toUTCString(),
    'content-security-policy': filePolicy,
  })

/** Writes the status and headers of a response, with the id of the request; `Connection` is needed only to close. */
export function begin(response: ServerResponse, status: number, head: Head): ServerResponse {
  if (response.shouldKeepAlive) response.removeHeader('connection')
  const id = requestId()
  return response.writeHead(status, (id === undefined ? head : head.concat(requestIdHeader, id)) as string[])
}
