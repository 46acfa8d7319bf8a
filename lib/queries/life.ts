import { cacheLife } from 'next/cache'
import { settings } from '@/lib/settings'

const minute = 60
const day = 24 * 60 * minute

/**
 * How long content is kept. The embedded backend says what changed, so a day is only for what depends on the date;
 * a hosted backend need not be able to, so its content is asked for again after a minute.
 */
export function contentLife(): void {
  cacheLife({ stale: 30, revalidate: settings().BACKEND_URL ? minute : day, expire: 30 * day })
}
