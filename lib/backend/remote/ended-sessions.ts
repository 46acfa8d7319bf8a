import { LRUCache } from 'lru-cache'
import { sharedRedis } from '@/lib/operations/cache/redis'
import { processSingleton } from '@/lib/operations/process-singleton'

/** Sessions ended on this instance; `unpublished` has those that are not stored in Redis yet. */
export const endedSessions = processSingleton('endedSessions', () => ({
  known: new LRUCache<string, true>({ max: 100_000 }),
  unpublished: new Map<string, Date>(),
}))

const keyOf = (id: string) => `ilc:ended-session:${id}`

const remaining = (expires: Date) => expires.getTime() - Date.now()

async function publishPending(): Promise<void> {
  const redis = await sharedRedis()
  const { unpublished } = endedSessions
  for (const [id, expires] of unpublished) {
    if (redis && remaining(expires) > 0) await redis.set(keyOf(id), '1', { PX: remaining(expires) })
    unpublished.delete(id)
  }
}

/** For a site without a database: in Redis, and in memory, which is all there is without it. Never throws. */
export async function endSession(id: string, expires: Date): Promise<void> {
  const { known, unpublished } = endedSessions
  if (remaining(expires) <= 0) return
  known.set(id, true, { ttl: remaining(expires) })
  unpublished.set(id, expires)
  await publishPending().catch(() => undefined)
}

export async function isSessionEnded(id: string): Promise<boolean> {
  const { known, unpublished } = endedSessions
  if (known.has(id)) return true
  try {
    if (unpublished.size > 0) await publishPending()
    return (await (await sharedRedis())?.exists(keyOf(id))) === 1
  } catch {
    // A Redis outage must not sign anybody out.
    return false
  }
}
