import { LRUCache } from 'lru-cache'
import { inTime, sharedRedis } from '@/lib/cache/redis'
import type { Backend } from '../port'

/** Milliseconds that Redis may take. */
const patience = 500

const keyOf = (id: string) => `ilc:ended-session:${id}`

/**
 * Sessions that their owners have ended. The contract has no call for them: instances tell each other by Redis, where there is one; this one
 * knows them itself, until it starts anew.
 */
export function endedSessions(): Pick<Backend, 'endSession' | 'isSessionEnded'> {
  const ended = new LRUCache<string, true>({ max: 100_000 })
  return {
    async endSession(id, expires) {
      const ttl = Math.max(1, expires.getTime() - Date.now())
      ended.set(id, true, { ttl })
      // Without Redis the other instances do not learn of it; the browser has forgotten the session all the same.
      const redis = sharedRedis()
      if (redis) await inTime(redis.set(keyOf(id), '1', { PX: ttl }), patience).catch(() => undefined)
    },
    async isSessionEnded(id) {
      const redis = sharedRedis()
      return ended.has(id) || (redis !== undefined && (await inTime(redis.exists(keyOf(id)), patience).catch(() => 0)) === 1)
    },
  }
}
