import { request as requestPlain, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { request as requestEncrypted } from 'node:https'
import { publicLookup } from './public-address'

interface Asked {
  method: 'GET' | 'HEAD'
  headers: OutgoingHttpHeaders
  signal: AbortSignal
  isTrusted: boolean
}

/** Sends a request to another host: unless trusted, to public addresses only (an IP address: see `isClosedHost`). */
export function askHost(url: URL, { isTrusted, ...options }: Asked): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestEncrypted : requestPlain
  return new Promise((resolve, reject) => {
    request(url, { agent: false, ...options, ...(!isTrusted && { lookup: publicLookup }) }, resolve)
      .once('error', reject)
      .end()
  })
}
