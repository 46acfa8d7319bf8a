import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { inTime, sharedRedis } from '@/lib/cache/redis'
import { ApiError } from './errors'
import { networkOf } from './network-of'

/** Calls that may be made in so many seconds. */
interface Limit {
  points: number
  duration: number
}

/** What one user may do, and all from one address. */
const limits = {
  /** Comments and ratings. Ten people of one office may well write at once. */
  write: { user: { points: 10, duration: 60 }, address: { points: 100, duration: 60 } },
  /** A rating is on every page that shows its article: all of them are re-rendered. */
  rate: { user: { points: 20, duration: 600 }, address: { points: 200, duration: 600 } },
  report: { user: { points: 10, duration: 600 }, address: { points: 50, duration: 600 } },
  /** Requests for a consultation: a whole office may ask, but nobody fills the inbox. */
  reservation: { address: { points: 20, duration: 600 } },
  upload: { address: { points: 40, duration: 600 } },
  signIn: { address: { points: 120, duration: 600 } },
} satisfies Record<string, { user?: Limit; address: Limit }>

export type Limited = keyof typeof limits

/** Seconds within which requests from one network are a series. */
const seriesDuration = 600

/** Milliseconds that Redis may take to count a call. */
const timeoutMs = 500

type Limiter = Pick<RateLimiterMemory, 'consume'>

const limiters = new Map<string, Limiter>()

/** Counts for all instances together where they share a Redis, and for this one alone without it or while it is not there. */
function newLimiter(key: string, limit: Limit): Limiter {
  const own = new RateLimiterMemory({ keyPrefix: key, ...limit })
  const redis = sharedRedis()
  if (!redis) return own
  const shared = new RateLimiterRedis({ storeClient: redis, useRedisPackage: true, rejectIfRedisNotReady: true, keyPrefix: `ilc:limit:${key}`, ...limit })
  const consume = (who: string) =>
    inTime(shared.consume(who), timeoutMs).catch((error: unknown) => {
      if (error instanceof RateLimiterRes) throw error
      return own.consume(who)
    })
  return { consume }
}

function limiterFor(key: string, limit: Limit): Limiter {
  const limiter = limiters.get(key) ?? newLimiter(key, limit)
  limiters.set(key, limiter)
  return limiter
}

interface Caller {
  user?: string
  address: string
}

/** Counts a call. Returns the seconds to wait where there were too many, else 0. */
export async function secondsToWait(what: Limited, { user, address }: Caller): Promise<number> {
  try {
    const limit: { user?: Limit; address: Limit } = limits[what]
    await limiterFor(`${what}:address`, limit.address).consume(networkOf(address))
    if (limit.user && user !== undefined) await limiterFor(`${what}:account`, limit.user).consume(user)
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    throw error
  }
  return 0
}

/** Counts a call. Throws ApiError 429, with the seconds to wait, where there were too many. */
export async function assertWithinLimit(what: Limited, caller: Caller): Promise<void> {
  const seconds = await secondsToWait(what, caller)
  if (seconds > 0) throw new ApiError('too_many', undefined, seconds)
}

/** Counts a consultation request that is about to be stored. Returns how many came from its network lately, this one too. */
export async function countInARow(address: string): Promise<number> {
  const { consumedPoints } = await limiterFor('series', { points: Number.MAX_SAFE_INTEGER, duration: seriesDuration }).consume(networkOf(address))
  return consumedPoints
}
