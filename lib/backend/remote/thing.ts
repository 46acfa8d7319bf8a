import type { z } from 'zod'
import type { Former } from '../model'
import type { RemoteClient } from './client'

/** Whether an id can be asked for: in an address these two mean another call. */
export const isPathSegment = (id: string): boolean => id !== '.' && id !== '..'

/** What stands under an id, or what became of it. */
type Lookup<T> = { here: T } | Former<T> | undefined

/** Looks for a thing under an id. Whoever asks for a former one is redirected by the backend, and reads the present one in what is answered. */
export async function findThing<W extends z.ZodType, T extends { id: string }>(
  client: RemoteClient,
  kind: 'article' | 'member',
  id: string,
  { shape, toThing }: { shape: W; toThing: (wire: z.infer<W>) => T },
): Promise<Lookup<T>> {
  const found = isPathSegment(id) ? await client.find(`/${kind}/${encodeURIComponent(id)}`, shape) : undefined
  if (!found || found === 'gone') return found
  const thing = toThing(found.answer)
  return found.isRedirected && thing.id !== '' && thing.id !== id ? { movedTo: thing } : { here: thing }
}

/** What stands under the id that was asked for. */
export const hereOf = <T>(found: Lookup<T>): T | undefined => (typeof found === 'object' && 'here' in found ? found.here : undefined)

/** What became of what stood there, told by what its address is made of. */
export function formerOf<T, A>(found: Lookup<T>, addressOf: (thing: T) => A): Former<A> | undefined {
  if (found === 'gone') return found
  return found && 'movedTo' in found ? { movedTo: addressOf(found.movedTo) } : undefined
}
