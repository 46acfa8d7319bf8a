import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { processSingleton } from '@/lib/operations/process-singleton'

/** The header by which a proxy names a request, and the site names it to whoever sent it. */
export const requestIdHeader = 'x-request-id'

const requests = processSingleton('requests', () => new AsyncLocalStorage<{ id: string | undefined }>())

/** Runs the work of a request. Everything logged meanwhile carries the request's id. */
export const forRequest = <T>(id: string | undefined, work: () => T): T => requests.run({ id }, work)

/** The id of the current request, generated if the client sent none. Undefined outside of a request. */
export function requestId(): string | undefined {
  const request = requests.getStore()
  return request && (request.id ??= randomUUID())
}

/** The header with the id of the current request. Empty outside of a request. */
export function requestIdHeaders(): Record<string, string> {
  const id = requestId()
  return id === undefined ? {} : { [requestIdHeader]: id }
}
