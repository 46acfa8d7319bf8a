import { publishChangeOnce } from '@/lib/cache/change-channel'
import { settings } from '@/lib/settings'

/**
 * Notifies running sites that share REDIS_URL of a content change, from a short-lived command. Never fails, because the
 * sites also poll once a minute.
 */
export async function tellSites(): Promise<void> {
  const { REDIS_URL } = settings()
  if (REDIS_URL) await publishChangeOnce(REDIS_URL).catch((error: unknown) => console.error('The running sites could not be told; they show it within a minute:', error))
}
