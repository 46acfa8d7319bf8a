import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { bestEffort, ownRead } from '../outage'
import { isId } from '@/lib/domain/ids'
import type { Former } from '../model'
import { BackendUnavailable, ResourceUnavailable } from '../port'
import type { RemoteClient } from './client'
import { NoAnswer, OutsideContract, TooManyReads } from './reading'

/** Statuses with which some backends answer an unknown id. */
const notAnId = [400, 422]

type Lookup<T> = { here: T } | Former<T> | undefined

/** How long a known resource must be reported missing other than by 404, which may also be a failure. */
const doubtLasts = 60_000

class Seen {
  readonly #notFoundSince = new LRUCache<string, number>({ max: 10_000 })

  noteHere(path: string): void {
    this.#notFoundSince.set(path, Infinity)
  }

  /** Notes that the backend reports a resource as missing. Returns whether to believe it. */
  isNotFound(path: string): boolean {
    const now = performance.now()
    const since = Math.min(this.#notFoundSince.get(path) ?? -Infinity, now)
    if (this.#notFoundSince.has(path)) this.#notFoundSince.set(path, since)
    return now - since >= doubtLasts
  }
}

/** The spellings of an id that a backend may know it by: addresses have the first, a few systems store the second. */
const formsOf = (id: string) => new Set([id.normalize('NFC'), id.normalize('NFD')])

export type FindResource = <W extends z.ZodType, T extends { id: string }>(
  kind: 'article' | 'member',
  id: string,
  as: { shape: W; toResource: (wire: z.infer<W>) => T },
) => Promise<Lookup<T>>

export interface ResourceFinder {
  find: FindResource
  /** Notes resources that the backend itself named: their ids are not invented by whoever asks for them. */
  noteNamed: (kind: 'article' | 'member', resources: readonly { id: string }[]) => void
}

/** Milliseconds after which the lists are read again for the ids that they name. */
const listsLast = 10 * 60_000

function atMostEvery(ms: number, work: () => Promise<unknown>): () => Promise<unknown> {
  let last: { at: number; done: Promise<unknown> } | undefined
  return () => {
    if (last && performance.now() - last.at < ms) return last.done
    const done = work().catch((error: unknown) => {
      last = undefined
      throw error
    })
    last = { at: performance.now(), done }
    return done
  }
}

function resourceReader(client: RemoteClient): FindResource {
  const seen = new Seen()

  /** Undefined if the backend is up and its report is to be believed. Throws otherwise. */
  async function confirmNotFound(id: string, path: string, cause: unknown): Promise<undefined> {
    await client.checkHealth()
    if (!seen.isNotFound(path)) throw new ResourceUnavailable(id, { cause })
  }

  /** Interprets a failure to read a resource: returns undefined if it means a missing one, throws otherwise. */
  async function explain(error: unknown, id: string, path: string): Promise<undefined> {
    if (!(error instanceof BackendUnavailable) || error instanceof NoAnswer || error instanceof TooManyReads)
      throw error
    if (error instanceof OutsideContract && notAnId.includes(error.refusal ?? 0))
      return confirmNotFound(id, path, error)
    await client.checkHealth()
    throw new ResourceUnavailable(id, { cause: error })
  }

  const lookup = async <W extends z.ZodType, T extends { id: string }>(
    path: string,
    id: string,
    { shape, toResource }: { shape: W; toResource: (wire: z.infer<W>) => T },
  ): Promise<Lookup<T>> => {
    const result = await client.find(path, shape.nullable()).catch((error: unknown) => explain(error, id, path))
    if (!result || result === 'gone') return result
    if (result.answer === null) return confirmNotFound(id, path, 'null')
    seen.noteHere(path)
    const resource = toResource(result.answer)
    return result.isRedirected && resource.id !== '' && resource.id !== id ? { movedTo: resource } : { here: resource }
  }

  return async (kind, id, as) => {
    for (const form of formsOf(id)) {
      const match = await lookup(`/${kind}/${encodeURIComponent(form)}`, id, as)
      if (match) return match
    }
    return undefined
  }
}

/**
 * Finds resources of a backend. An id that nothing has named may be anything, so it is read with best effort, and its
 * failure is its own. While there are too many such reads, the lists are read for the ids that they name. A former id
 * is redirected by the backend, and the current one is read from the answer. Rejects with ResourceUnavailable if only
 * this resource cannot be read.
 */
export function resourceFinder(client: RemoteClient, readLists: () => Promise<unknown>): ResourceFinder {
  const readResource = resourceReader(client)
  const named = new LRUCache<string, true>({ max: 100_000 })
  const readListsOnce = atMostEvery(listsLast, readLists)

  const find: FindResource = async (kind, id, as) => {
    if (!isId(id)) return undefined
    const read = () => readResource(kind, id, as)
    const isNamed = () => named.has(`${kind} ${id}`)
    if (isNamed()) return read()
    try {
      const result = await bestEffort(read)
      if (result) named.set(`${kind} ${id}`, true)
      return result
    } catch (error) {
      if (error instanceof NoAnswer) await client.checkHealth()
      else if (error instanceof TooManyReads) await ownRead(readListsOnce).catch(() => undefined)
      else throw error
      if (isNamed()) return read()
      throw new ResourceUnavailable(id, { cause: error })
    }
  }

  return {
    find,
    noteNamed(kind, resources) {
      for (const { id } of resources) named.set(`${kind} ${id}`, true)
    },
  }
}

export const hereOf = <T>(result: Lookup<T>): T | undefined =>
  typeof result === 'object' && 'here' in result ? result.here : undefined

export function formerOf<T, A>(result: Lookup<T>, addressOf: (resource: T) => A): Former<A> | undefined {
  if (result === 'gone') return result
  return result && 'movedTo' in result ? { movedTo: addressOf(result.movedTo) } : undefined
}
