import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { isId } from '@/lib/domain/ids'
import type { Former } from '../model'
import { BackendUnavailable, ResourceUnavailable } from '../port'
import type { RemoteClient } from './client'
import { NoAnswer, OutsideContract } from './reading'

/** Statuses by which some backends say that an id is none of theirs. */
const notAnId = [400, 422]

/** What stands under an id, or what became of it. */
type Lookup<T> = { here: T } | Former<T> | undefined

/** Milliseconds for which a backend must say otherwise than by 404 that a resource is not there which was: so it may fail, too. */
const doubtLasts = 60_000

/** Resources that were there, by their calls, and since when the backend says otherwise. */
class Seen {
  readonly #notFoundSince = new LRUCache<string, number>({ max: 10_000 })

  noteHere(path: string): void {
    this.#notFoundSince.set(path, Infinity)
  }

  /** Whether it is believed that a resource is not there. */
  isNotFound(path: string): boolean {
    const now = performance.now()
    const since = Math.min(this.#notFoundSince.get(path) ?? -Infinity, now)
    if (this.#notFoundSince.has(path)) this.#notFoundSince.set(path, since)
    return now - since >= doubtLasts
  }
}

/** Looks for a resource under an id. */
export type FindResource = <W extends z.ZodType, T extends { id: string }>(kind: 'article' | 'member', id: string, as: { shape: W; toResource: (wire: z.infer<W>) => T }) => Promise<Lookup<T>>

/**
 * Looks for resources of a backend. Whoever asks for a former one is redirected by the backend, and reads the present one in what is answered.
 * Rejects with ResourceUnavailable where the backend does not answer with this resource alone.
 */
export function resourceFinder(client: RemoteClient): FindResource {
  const seen = new Seen()

  /** Nothing, where the backend is well and its word that there is no such resource is believed. */
  async function confirmNotFound(id: string, path: string, cause: unknown): Promise<undefined> {
    await client.checkHealth()
    if (!seen.isNotFound(path)) throw new ResourceUnavailable(id, { cause })
  }

  /** What a failure to read a resource says. */
  async function explain(error: unknown, id: string, path: string): Promise<undefined> {
    if (!(error instanceof BackendUnavailable) || error instanceof NoAnswer) throw error
    if (error instanceof OutsideContract && notAnId.includes(error.refusal ?? 0)) return confirmNotFound(id, path, error)
    await client.checkHealth()
    throw new ResourceUnavailable(id, { cause: error })
  }

  return async (kind, id, { shape, toResource }) => {
    if (!isId(id)) return undefined
    const path = `/${kind}/${encodeURIComponent(id)}`
    const found = await client.find(path, shape.nullable()).catch((error: unknown) => explain(error, id, path))
    if (!found || found === 'gone') return found
    if (found.answer === null) return confirmNotFound(id, path, 'null')
    seen.noteHere(path)
    const resource = toResource(found.answer)
    return found.isRedirected && resource.id !== '' && resource.id !== id ? { movedTo: resource } : { here: resource }
  }
}

/** What stands under the id that was asked for. */
export const hereOf = <T>(found: Lookup<T>): T | undefined => (typeof found === 'object' && 'here' in found ? found.here : undefined)

/** What became of what stood there, told by what its address is made of. */
export function formerOf<T, A>(found: Lookup<T>, addressOf: (resource: T) => A): Former<A> | undefined {
  if (found === 'gone') return found
  return found && 'movedTo' in found ? { movedTo: addressOf(found.movedTo) } : undefined
}
