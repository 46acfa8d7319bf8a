import type { z } from 'zod'
import type { RemoteClient } from './client'
import { NoAnswer } from './reading'

/** Milliseconds for which a backend is believed to lack an addition. */
const lackLasts = 60_000

/**
 * Reads what this site has added to the contract: undefined where the backend has it not, which it may say in whatever way it answers what it does
 * not know. Rejects with BackendUnavailable where it has had it, or has to as another instance of this site, unless it says 404 itself, and where it
 * answers nothing else either.
 */
export type GetAddition = <T extends z.ZodType>(path: string, shape: T) => Promise<z.infer<T> | undefined>

/** What a backend answers of the additions, found out as they are asked for: `had` what it has answered, and until when it is believed to lack others. */
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
