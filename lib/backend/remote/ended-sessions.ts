import { LRUCache } from 'lru-cache'
import { sharedRedis } from '@/lib/cache/redis'
import { remember } from '@/lib/remember'

/** The unpublished ones Redis was not there for. */
export const endedSessions = remember('endedSessions', () => ({ known: new LRUCache<string, true>({ max: 100_000 }), unpublished: new Map<string, Date>() }))

const keyOf = (id: string) => `ilc:ended-session:${id}`

/** Milliseconds until a session ends by itself. */
const remaining = (expires: Date) => expires.getTime() - Date.now()

/** Tells Redis what it was not there to hear. */
async function publishPending(): Promise<void> {
  const redis = sharedRedis()
  const { unpublished } = endedSessions
  for (const [id, expires] of unpublished) {
    if (redis && remaining(expires) > 0) await redis.set(keyOf(id), '1', { PX: remaining(expires) })
    unpublished.delete(id)
  }
}

/**
 * Remembers an ended session until it would have ended by itself, where no database does: for all instances in Redis, and in memory, which is all
 * there is without Redis or while it is away. Never fails.
 */
export async function endSession(id: string, expires: Date): Promise<void> {
  const { known, unpublished } = endedSessions
  if (remaining(expires) <= 0) return
  known.set(id, true, { ttl: remaining(expires) })
  unpublished.set(id, expires)
  await publishPending().catch(() => undefined)
}

/** Whether a session was ended here or, as far as Redis can say now, on another instance. */
export async function isSessionEnded(id: string): Promise<boolean> {
  const { known, unpublished } = endedSessions
  if (known.has(id)) return true
  try {
    if (unpublished.size > 0) await publishPending()
    return (await sharedRedis()?.exists(keyOf(id))) === 1
  } catch {
    // Nobody is shut out because Redis is away.
    return false
  }
}
