import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { remember } from '@/lib/remember'

const requests = remember('requests', () => new AsyncLocalStorage<{ id: string | undefined }>())

/** Does what a request asks for; what is logged meanwhile is logged with the request's id. */
export const forRequest = <T>(id: string | undefined, work: () => T): T => requests.run({ id }, work)

/** The id of the request that is being answered, made where nobody gave it one; undefined outside of any. */
export function requestId(): string | undefined {
  const request = requests.getStore()
  return request && (request.id ??= randomUUID())
}
