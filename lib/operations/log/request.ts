import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { processSingleton } from '@/lib/operations/process-singleton'

export const requestIdHeader = 'x-request-id'

const requests = processSingleton('requests', () => new AsyncLocalStorage<{ id: string | undefined }>())

export const forRequest = <T>(id: string | undefined, work: () => T): T => requests.run({ id }, work)

/** The id of the current request, generated if the client sent none. Undefined outside of a request. */
export function requestId(): string | undefined {
  const request = requests.getStore()
  return request && (request.id ??= randomUUID())
}

export function requestIdHeaders(): Record<string, string> {
  const id = requestId()
  return id === undefined ? {} : { [requestIdHeader]: id }
}
