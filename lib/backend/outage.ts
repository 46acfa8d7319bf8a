import { LRUCache } from 'lru-cache'
import { processSingleton } from '@/lib/operations/process-singleton'
import { subjectsOf } from './subjects'

/**
 * Times (`performance.now()`) of the last failed reads of content: `last` for content in general, and `bySubject` for
 * single resources by their ids. `bySubject` also has screens that visitors can vary without limit (search results,
 * further pages of lists), by their path without its language. The framework replaces a page's error by an anonymous
 * one, so the caching proxy asks here what kind it was.
 */
export const outages = processSingleton('outages', () => ({
  last: undefined as number | undefined,
  bySubject: new LRUCache<string, number>({ max: 500 }),
}))

/** Pages rendered now may be incomplete; with a subject (an id, or a path as above) only its own. */
export function noteOutage(subject?: string): void {
  const now = performance.now()
  if (subject === undefined) outages.last = now
  else outages.bySubject.set(subject, now)
}

/** Since a time of `performance.now()`, which corrections of the system time do not change. */
export function hadOutageSince(began: number, path: string): boolean {
  const times = [outages.last, ...subjectsOf(path).map((subject) => outages.bySubject.peek(subject))]
  return times.some((at = -Infinity) => at >= began)
}
