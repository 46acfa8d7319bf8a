import type { z } from 'zod'
import { ownRead } from '../outage'
import { BackendUnavailable } from '../port'
import type { RemoteClient } from './client'
import { TooManyReads } from './reading'

/** Milliseconds that an addition may take, and for which a backend that did not answer it is assumed to lack it. */
const [limitMs, lackLasts] = [1000, 60_000]

export function additions(client: RemoteClient) {
  const lacking = new Map<string, number>()
  const kept = new Map<string, unknown>()

  async function ask<T extends z.ZodType>(path: string, shape: T): Promise<z.infer<T> | 'lacking' | undefined> {
    try {
      return await client.get(path, shape, { limitMs, isOptional: true, mustExist: kept.has(path) })
    } catch (error) {
      if (!(error instanceof BackendUnavailable) || error instanceof TooManyReads) throw error
      await client.checkHealth()
      return 'lacking'
    }
  }

  /**
   * Reads one of this site's additions to the contract. Returns undefined if the backend lacks it, which backends report
   * in various ways, or by silence; if `isKept`, its last answer until it is itself answered by 404. Rejects with
   * BackendUnavailable if the backend fails altogether, or if it is another instance of this site, which has additions,
   * and does not itself answer 404; TooManyReads.
   */
  return async <T extends z.ZodType>(path: string, shape: T, isKept?: true): Promise<z.infer<T> | undefined> => {
    const [name = path, words] = path.split('?')
    // Only what visitors typed can vary without limit.
    const requested = words === undefined ? ownRead : <R>(read: () => Promise<R>) => read()
    if (client.isSite) return requested(() => client.get(path, shape, { mustExist: true }))
    const isLacking = (lacking.get(name) ?? -Infinity) > performance.now()
    const answer = isLacking ? 'lacking' : await requested(() => ask(path, shape))
    if (!isLacking && (answer === undefined || answer === 'lacking')) lacking.set(name, performance.now() + lackLasts)
    if (answer === 'lacking') return kept.get(path) as z.infer<T> | undefined
    if (answer === undefined) kept.delete(path)
    else if (isKept) kept.set(path, answer)
    return answer
  }
}

export type GetAddition = ReturnType<typeof additions>
