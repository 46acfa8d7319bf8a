import type { ServerResponse } from 'node:http'
import { retryAfter } from '@/lib/http/errors'

/**
 * Makes a failed picture response of Next no-store, and adds `Retry-After` during an outage. Next sends only the status
 * of a failure.
 */
export function noStoreOnFailure(response: ServerResponse): void {
  // A successful picture replaces this header with its own.
  response.setHeader('cache-control', 'no-store')
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  response.writeHead = (...given: unknown[]) => {
    if (given[0] === 503) response.setHeader('retry-after', retryAfter)
    return writeHead(...given)
  }
}
