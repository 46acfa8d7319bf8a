import type { z } from 'zod'
import { isId } from '@/lib/domain/ids'
import type { Former } from '../model'
import { BackendUnavailable, ThingUnavailable } from '../port'
import type { RemoteClient } from './client'
import { NoAnswer, OutsideContract } from './reading'

/** Statuses by which some backends say that an id is none of theirs. */
const notAnId = [400, 422]

/** What stands under an id, or what became of it. */
type Lookup<T> = { here: T } | Former<T> | undefined

/**
 * Looks for a thing under an id. Whoever asks for a former one is redirected by the backend, and reads the present one in what is answered.
 * Throws ThingUnavailable where the backend does not answer with this thing alone.
 */
export async function findThing<W extends z.ZodType, T extends { id: string }>(
  client: RemoteClient,
  kind: 'article' | 'member',
  id: string,
  { shape, toThing }: { shape: W; toThing: (wire: z.infer<W>) => T },
): Promise<Lookup<T>> {
  if (!isId(id)) return undefined
  const found = await client.find(`/${kind}/${encodeURIComponent(id)}`, shape.nullable()).catch((error: unknown) => inPlaceOf(error, id, client))
  if (!found || found === 'gone') return found
  if (found.answer === null) {
    await client.vouch()
    return undefined
  }
  const thing = toThing(found.answer)
  return found.isRedirected && thing.id !== '' && thing.id !== id ? { movedTo: thing } : { here: thing }
}

/** What a failure says of the thing under an id, where the backend is well otherwise: that it is not there, or by ThingUnavailable that it is broken. */
async function inPlaceOf(error: unknown, id: string, client: RemoteClient): Promise<undefined> {
  if (!(error instanceof BackendUnavailable) || error instanceof NoAnswer) throw error
  await client.vouch()
  if (!(error instanceof OutsideContract) || !notAnId.includes(error.status ?? 0)) throw new ThingUnavailable(id, { cause: error })
}

/** What stands under the id that was asked for. */
export const hereOf = <T>(found: Lookup<T>): T | undefined => (typeof found === 'object' && 'here' in found ? found.here : undefined)

/** What became of what stood there, told by what its address is made of. */
export function formerOf<T, A>(found: Lookup<T>, addressOf: (thing: T) => A): Former<A> | undefined {
  if (found === 'gone') return found
  return found && 'movedTo' in found ? { movedTo: addressOf(found.movedTo) } : undefined
}
