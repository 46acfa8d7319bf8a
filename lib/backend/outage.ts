import { LRUCache } from 'lru-cache'
import { articleIdOf, decodeSegment, memberIdOf } from '@/lib/domain/ids'
import { isLanguage } from '@/lib/domain/languages'
import { listScreen, searchPath } from '@/lib/domain/paths'
import { remember } from '@/lib/remember'

/**
 * Moments of `performance.now()` at which content could last not be read: `last` for content in general, `bySubject` for single resources, by their ids, and for
 * screens that strangers can vary without end, by their path without its language: results of searches, further pages of lists.
 * The framework hands a page's error on as an anonymous one, and the caching proxy before it asks here what kind it was.
 */
export const outages = remember('outages', () => ({ last: undefined as number | undefined, bySubject: new LRUCache<string, number>({ max: 500 }) }))

/** Notes that content could not be read: what is rendered meanwhile may lack a part. What is named, by an id or by such a path, is lacking on its own pages alone. */
export function noteOutage(subject?: string): void {
  const now = performance.now()
  if (subject === undefined) outages.last = now
  else outages.bySubject.set(subject, now)
}

/** Ids that a segment of a path can mean: the whole of it, what stands behind a '=', and an article's as Markdown. */
function idsIn(segment: string): string[] {
  return [decodeSegment(segment), memberIdOf(segment), articleIdOf(segment)].flatMap((id) => [id, id.replace(/\.md$/, '')])
}

const pageIn = (address: string) => new URLSearchParams(/\?([^#]*)/.exec(address)?.[1]).get('page') ?? ''

/**
 * What a path, a visitor's or the site's own, is about, as far as it can be about one resource; or the segment of one that names it. A word of the
 * site's own in it is no id, or `/tin-tuc/en` would disturb all of English.
 */
function subjectsOf(path: string): string[] {
  if (!path.startsWith('/')) return idsIn(path)
  const [first, ...below] = path.replace(/[?#].*$/, '').split('/').slice(1)
  const [screen = '', resource, more] = isLanguage(first) ? below : [first, ...below]
  if (screen === 'preview') return idsIn(more ?? '')
  if (resource === undefined) return `/${screen}` === searchPath ? [searchPath] : [listScreen(screen, pageIn(path))]
  if (more === undefined) return idsIn(resource)
  return resource === 'trang' ? [listScreen(screen, more)] : []
}

/** Whether content, or the resource that a path is about, could not be read at some time since a moment of `performance.now()`, which no correction of the computer's time moves. */
export function hadOutageSince(began: number, path: string): boolean {
  const times = [outages.last, ...subjectsOf(path).map((subject) => outages.bySubject.peek(subject))]
  return times.some((at = -Infinity) => at >= began)
}
