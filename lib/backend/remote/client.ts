import type { z } from 'zod'
import { openEnvelope } from '../contract/envelope'
import { BackendUnavailable } from '../port'

export interface RemoteClient {
  /** The inside of an answer, or undefined when the backend says 404. Throws BackendUnavailable otherwise. */
  get<T extends z.ZodType>(path: string, shape: T): Promise<z.infer<T> | undefined>
  send(method: 'PUT' | 'POST', path: string): Promise<void>
  /** A file of the backend's host, from its root; undefined when it has none. Throws BackendUnavailable otherwise. */
  file(path: string): Promise<Response | undefined>
}

/** Talks to the hosted backend: every call has a time limit, every answer is parsed (spec 7). */
export function remoteClient(baseUrl: string, timeoutMs: number): RemoteClient {
  async function call(method: string, path: string, base = baseUrl, accept = 'application/json'): Promise<Response> {
    try {
      return await fetch(`${base}${path}`, {
        method,
        headers: { accept },
        signal: AbortSignal.timeout(timeoutMs),
        cache: 'no-store',
      })
    } catch (error) {
      throw new BackendUnavailable(`${method} ${path}: no answer`, { cause: error })
    }
  }

  return {
    async get(path, shape) {
      const response = await call('GET', path)
      if (response.status === 404) return undefined
      if (!response.ok) throw new BackendUnavailable(`GET ${path}: status ${response.status}`)
      try {
        return openEnvelope(shape, await response.json())
      } catch (error) {
        throw new BackendUnavailable(`GET ${path}: an answer outside the contract`, { cause: error })
      }
    },
    async send(method, path) {
      const response = await call(method, path)
      if (!response.ok) throw new BackendUnavailable(`${method} ${path}: status ${response.status}`)
    },
    async file(path) {
      const response = await call('GET', path, new URL(baseUrl).origin, '*/*')
      if (response.status === 404) return undefined
      if (!response.ok) throw new BackendUnavailable(`GET ${path}: status ${response.status}`)
      return response
    },
  }
}
