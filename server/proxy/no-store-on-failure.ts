import type { ServerResponse } from 'node:http'
import { retryAfter } from '@/lib/http/errors'

/** Has an answer that Next is about to make of a picture no-store where there is none, and say when to ask again in an outage: of what failed Next says the status alone. */
export function noStoreOnFailure(response: ServerResponse): void {
  // A picture has its own.
  response.setHeader('cache-control', 'no-store')
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  response.writeHead = (...given: unknown[]) => {
    if (given[0] === 503) response.setHeader('retry-after', retryAfter)
    return writeHead(...given)
  }
}
