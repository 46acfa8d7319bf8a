import type { IncomingMessage } from 'node:http'

/** An id of a server function, as the build makes them. */
const serverFunctionId = /^[\da-f]{40,42}$/

const argumentsType = /^(?:text\/plain\b|multipart\/form-data;.*\bboundary=[^;\s]+)/i

/**
 * The status by which a request for a page of the studio is refused: Next would fail on it. A page is read, or calls a
 * server function.
 */
export function studioPageRefusal({ method, headers }: IncomingMessage): 400 | 405 | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined
  const action = headers['next-action']
  if (method !== 'POST' || action === undefined) return 405
  const isCall = serverFunctionId.test(String(action)) && argumentsType.test(headers['content-type'] ?? '')
  return isCall ? undefined : 400
}
