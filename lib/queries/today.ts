import 'server-only'
import { cacheTag } from 'next/cache'
import { dayTag } from '@/lib/backend/tags'
import { dayOf } from '@/lib/domain/dates'
import { contentLife } from './life'

/** The day in Hanoi, yyyy-MM-dd. Pages that ask for it are rendered anew on the next one. */
export async function getToday(): Promise<string> {
  'use cache'
  cacheTag(dayTag)
  contentLife()
  return dayOf(new Date())
}
