import { publishChangeOnce } from '@/lib/cache/change-channel'
import { settings } from '@/lib/settings'

/** Tells running sites that share REDIS_URL, from a command that ends soon, that content has changed. Never fails: they look by themselves too, once a minute. */
export async function tellSites(): Promise<void> {
  const { REDIS_URL } = settings()
  if (REDIS_URL) await publishChangeOnce(REDIS_URL).catch((error: unknown) => console.error('The running sites could not be told; they show it within a minute:', error))
}
