import { publishInvalidationOnce } from '@/lib/operations/cache/invalidation-channel'
import { settings } from '@/lib/operations/settings'

/** Notifies sites that share REDIS_URL of a change. Never fails, because they also poll once a minute. */
export async function notifySites(): Promise<void> {
  const { REDIS_URL } = settings()
  if (REDIS_URL)
    await publishInvalidationOnce(REDIS_URL).catch((error: unknown) =>
      console.error('The running sites could not be notified; they show it within a minute:', error),
    )
}
