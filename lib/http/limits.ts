import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { sharedRedis } from '@/lib/operations/cache/redis'
import { withTimeout } from '@/lib/operations/with-timeout'
import { ApiError } from './errors'
import { networkOf, siteNetworkOf } from './network-of'

/** Maximum number of calls (`points`) in a period (`duration`, in seconds). */
interface Limit {
  points: number
  duration: number
}

const limits = {
  /** Comments and ratings. Ten people in one office may well write at the same time. */
  write: { user: { points: 10, duration: 60 }, address: { points: 100, duration: 60 } },
  /** A rating appears on every page that lists its article, so each one re-renders all of them. */
  rate: { user: { points: 20, duration: 600 }, address: { points: 200, duration: 600 } },
  report: { user: { points: 10, duration: 600 }, address: { points: 50, duration: 600 } },
  /** Consultation requests: a whole office may send them, but nobody can flood the inbox. */
  reservation: { address: { points: 20, duration: 600 } },
  slots: { address: { points: 300, duration: 60 } },
  upload: { address: { points: 40, duration: 600 } },
  search: { address: { points: 300, duration: 60 } },
  /** Views of the website: one a browser session. More from one network are answered, and not counted. */
  view: { address: { points: 30, duration: 600 } },
  /** Reports of browsers, of all networks together: anybody can send them, and they must not flood the log. */
  policyReport: { address: { points: 60, duration: 60 } },
  signIn: { address: { points: 120, duration: 600 } },
  /** Mails for forgotten passwords, of staff whose office may share one address. */
  forgotPassword: { address: { points: 10, duration: 600 } },
  ownPassword: { user: { points: 5, duration: 600 }, address: { points: 50, duration: 600 } },
} satisfies Record<string, { user?: Limit; address: Limit }>

export type Limited = keyof typeof limits

/**
 * Requests with a time in a day, of one network and of the whole site. Once the site has many, each network
 * still has a few: who owns some networks must neither fill the calendar nor keep others from it. Whoever sends more
 * can leave the time to the institute.
 */
const bookings = {
  network: { points: 10, duration: 86_400 },
  site: { points: 100, duration: 86_400 },
}

/** Requests with a time that one network may send even on a day with many. A second one, because a time may be gone. */
const bookingsOnFullDay = 2

/** Seconds within which requests from one network count as a series. */
const seriesDuration = 600

const timeoutMs = 500

type Limiter = Pick<RateLimiterMemory, 'consume'>

const limiters = new Map<string, Promise<Limiter>>()

/** Counts across instances that share a Redis; in this process without one, or while it is unavailable. */
async function newLimiter(key: string, limit: Limit): Promise<Limiter> {
  const own = new RateLimiterMemory({ keyPrefix: key, ...limit })
  const redis = await sharedRedis()
  if (!redis) return own
  const shared = new RateLimiterRedis({
    storeClient: redis,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix: `ilc:limit:${key}`,
    ...limit,
  })
  const consume = (who: string) =>
    withTimeout(shared.consume(who), timeoutMs, 'Redis does not answer').catch((error: unknown) => {
      if (error instanceof RateLimiterRes) throw error
      return own.consume(who)
    })
  return { consume }
}

function limiterFor(key: string, limit: Limit): Promise<Limiter> {
  const limiter = limiters.get(key) ?? newLimiter(key, limit)
  limiters.set(key, limiter)
  return limiter
}

interface Caller {
  user?: string
  address: string
}

export async function secondsToWait(what: Limited, { user, address }: Caller): Promise<number> {
  try {
    const limit: { user?: Limit; address: Limit } = limits[what]
    await (await limiterFor(`${what}:address`, limit.address)).consume(networkOf(address))
    if (limit.user && user !== undefined) await (await limiterFor(`${what}:account`, limit.user)).consume(user)
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    throw error
  }
  return 0
}

/** Counts a call of somebody. Returns how many there were, this one included; undefined if there were too many. */
async function count(key: string, limit: Limit, who: string): Promise<number | undefined> {
  try {
    return (await (await limiterFor(key, limit)).consume(who)).consumedPoints
  } catch (error) {
    if (error instanceof RateLimiterRes) return undefined
    throw error
  }
}

export async function mayBook(address: string): Promise<boolean> {
  // In this order: what is refused to a network does not count against others.
  const ofNetwork = await count('booking:address', bookings.network, siteNetworkOf(address))
  if (ofNetwork === undefined) return false
  const ofSite = await count('booking:account', bookings.site, 'site')
  return ofSite !== undefined || ofNetwork <= bookingsOnFullDay
}

/** Counts a call. Throws ApiError 429, with the seconds to wait, if there were too many. */
export async function assertWithinLimit(what: Limited, caller: Caller): Promise<void> {
  const seconds = await secondsToWait(what, caller)
  if (seconds > 0) throw new ApiError('too_many', undefined, seconds)
}

export async function countRecentRequests(address: string): Promise<number> {
  const series = await limiterFor('series', { points: Number.MAX_SAFE_INTEGER, duration: seriesDuration })
  const { consumedPoints } = await series.consume(networkOf(address))
  return consumedPoints
}
