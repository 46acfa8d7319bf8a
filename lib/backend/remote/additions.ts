import type { z } from 'zod'
import type { RemoteClient } from './client'
import { NoAnswer } from './reading'

/** Milliseconds for which a backend is assumed to lack an addition. */
const lackLasts = 60_000

/**
 * Reads one of this site's additions to the contract. Returns undefined if the backend lacks it, which backends report
 * in various ways. Rejects with BackendUnavailable if the backend fails altogether, or if it must have the addition (it
 * answered it before, or is another instance of this site) and does not itself answer 404.
 */
export type GetAddition = <T extends z.ZodType>(path: string, shape: T) => Promise<z.infer<T> | undefined>

/**
 * Creates a `GetAddition` that learns which additions a backend has. `had` holds those it has answered, `lacking` until
 * when others are assumed to be missing.
 */
export function additions(client: RemoteClient): GetAddition {
  const had = new Set<string>()
  const lacking = new Map<string, number>()
  return async (path, shape) => {
    const [name = path] = path.split('?')
    if ((lacking.get(name) ?? -Infinity) > performance.now()) return undefined
    const mayLack = !client.isSite && !had.has(name)
    const answer = await client.get(path, shape, { mustExist: !mayLack }).catch(async (error: unknown) => {
      if (error instanceof NoAnswer || !mayLack) throw error
      await client.checkHealth()
      return undefined
    })
    if (answer !== undefined) had.add(name)
    else if (mayLack) lacking.set(name, performance.now() + lackLasts)
    return answer
  }
}
