import { cacheLife } from 'next/cache'
import { settings } from '@/lib/operations/settings'

const minute = 60
const day = 24 * 60 * minute

/**
 * Sets how long content is cached. The embedded backend reports its changes, so a day is only for content that depends
 * on the date. A hosted backend may not report them, so its content is read again after a minute.
 */
export function contentLife(): void {
  cacheLife({ stale: 30, revalidate: settings().BACKEND_URL ? minute : day, expire: 30 * day })
}
