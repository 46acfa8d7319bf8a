import { createClient } from 'redis'
import { settings } from '@/lib/settings'

/** Milliseconds between two signs of life, and between two attempts to connect; and how long an answer may take before the connection counts as lost. */
const [pulse, patience] = [400, 1000]

type Client = ReturnType<typeof connect>

declare global {
  var ilcRedis: Client | undefined
}

function connect(url: string) {
  const client = createClient({ url, pingInterval: pulse, disableOfflineQueue: true, socket: { socketTimeout: patience, reconnectStrategy: pulse } })
  // The bell tells of it in the log.
  client.on('error', () => undefined)
  client.connect().catch(() => undefined)
  return client
}

/** The connection for what instances share, one for the whole process; undefined without REDIS_URL. Its calls fail at once while Redis is not there. */
export function sharedRedis(): Client | undefined {
  const { REDIS_URL } = settings()
  return REDIS_URL === undefined ? undefined : (globalThis.ilcRedis ??= connect(REDIS_URL))
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
