import { randomBytes } from 'node:crypto'
import { fine, finding, reasonOf, type Finding } from './finding'

/** What the check needs of a client of Redis. */
export interface RedisToCheck {
  on(event: 'error', listener: () => void): unknown
  connect(): Promise<unknown>
  set(key: string, value: string, options: { EX: number }): Promise<unknown>
  get(key: string): Promise<unknown>
  del(key: string): Promise<unknown>
  destroy(): void
}

/** Seconds after which Redis removes what the check has left behind. */
const lifetime = 60

/** Connects to Redis, stores a key and removes it. `client` is undefined where no Redis is set. */
export async function checkRedis(client: RedisToCheck | undefined): Promise<Finding[]> {
  if (!client) return [fine('REDIS_URL is not set, which is right for one instance')]
  const key = `ilc-doctor-${randomBytes(8).toString('hex')}`
  // Without a listener an error would end the process. The call that failed reports it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.set(key, key, { EX: lifetime })
    const found = await client.get(key)
    await client.del(key)
    if (found !== key) return [finding('redis-unreachable', 'Redis lost a key at once')]
    return [fine('Redis stores and returns a key')]
  } catch (error) {
    return [finding('redis-unreachable', `Redis cannot be used: ${reasonOf(error)}`)]
  } finally {
    client.destroy()
  }
}
