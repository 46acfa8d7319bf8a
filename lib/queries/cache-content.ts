import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { dayTag } from '@/lib/backend/tags'
import { dayOf } from '@/lib/domain/dates'
import { settings } from '@/lib/operations/settings'

const minute = 60
const day = 24 * 60 * minute

/**
 * Caches what a query returns until content with one of these tags changes. The embedded backend reports its changes,
 * so a day is only for content that depends on the date. A hosted backend may not: its content lasts a minute.
 */
export function cacheContent(...tags: string[]): void {
  cacheTag(...tags)
  cacheLife({ stale: 30, revalidate: settings().BACKEND_URL ? minute : day, expire: 30 * day })
}

/** The day in Hanoi, yyyy-MM-dd. Pages that ask for it are rendered anew on the next one. */
export async function getToday(): Promise<string> {
  'use cache'
  cacheContent(dayTag)
  return dayOf(new Date())
}
