import { processSingleton } from '@/lib/operations/process-singleton'
import { settings } from '@/lib/operations/settings'

/** Milliseconds between pings and attempts to connect; and without an answer until the connection counts as lost. */
const [pingIntervalMs, timeoutMs] = [400, 1000]

type Client = Awaited<ReturnType<typeof connect>>

/** The library takes 10 MB, so only a site that uses Redis loads it. */
const library = () => import('redis')

/** A client, not connected yet, that reconnects by itself. Its calls fail at once while Redis is unavailable. */
export const reconnectingClient = async (url: string) =>
  (await library()).createClient({
    url,
    pingInterval: pingIntervalMs,
    disableOfflineQueue: true,
    socket: { socketTimeout: timeoutMs, reconnectStrategy: pingIntervalMs },
  })

export const oneShotClient = async (url: string) =>
  (await library()).createClient({
    url,
    socket: { connectTimeout: timeoutMs, socketTimeout: timeoutMs, reconnectStrategy: false },
  })

async function connect(url: string) {
  const client = await reconnectingClient(url)
  // The invalidation channel logs it.
  client.on('error', () => undefined)
  client.connect().catch(() => undefined)
  return client
}

/** The connection for shared state, one per process; undefined without REDIS_URL. Calls fail at once in an outage. */
export async function sharedRedis(): Promise<Client | undefined> {
  const { REDIS_URL } = settings()
  return REDIS_URL === undefined ? undefined : processSingleton('redis', () => connect(REDIS_URL))
}
