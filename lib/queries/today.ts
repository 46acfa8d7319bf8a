import 'server-only'
import { dayTag } from '@/lib/backend/tags'
import { dayOf } from '@/lib/domain/dates'
import { cacheContent } from './cache-content'

/** The day in Hanoi, yyyy-MM-dd. Pages that ask for it are rendered anew on the next one. */
export async function getToday(): Promise<string> {
  'use cache'
  cacheContent(dayTag)
  return dayOf(new Date())
}
