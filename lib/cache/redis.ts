import { createClient } from 'redis'
import { remember } from '@/lib/remember'
import { settings } from '@/lib/settings'

/** Milliseconds between two signs of life, and between two attempts to connect; and how long an answer may take before the connection counts as lost. */
const [pingIntervalMs, timeoutMs] = [400, 1000]

type Client = ReturnType<typeof connect>

/** A connection that is not opened yet, and comes back whenever Redis does. What is asked of it fails at once while Redis is not there. */
export const lastingClient = (url: string) => createClient({ url, pingInterval: pingIntervalMs, disableOfflineQueue: true, socket: { socketTimeout: timeoutMs, reconnectStrategy: pingIntervalMs } })

/** A connection for one call: it fails where Redis does not answer. */
export const passingClient = (url: string) => createClient({ url, socket: { connectTimeout: timeoutMs, socketTimeout: timeoutMs, reconnectStrategy: false } })

function connect(url: string) {
  const client = lastingClient(url)
  // The invalidation channel logs it.
  client.on('error', () => undefined)
  client.connect().catch(() => undefined)
  return client
}

/** The connection for what instances share, one for the whole process; undefined without REDIS_URL. Its calls fail at once while Redis is not there. */
export function sharedRedis(): Client | undefined {
  const { REDIS_URL } = settings()
  return REDIS_URL === undefined ? undefined : remember('redis', () => connect(REDIS_URL))
}

/** What Redis answers in so many milliseconds. Rejects where it does not: one that hangs is as one that is away. */
export async function inTime<T>(asked: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis does not answer')), milliseconds)
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
