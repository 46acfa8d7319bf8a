import { LRUCache } from 'lru-cache'
import { articleIdOf, decodeSegment, memberIdOf } from '@/lib/domain/ids'
import { isLanguage } from '@/lib/domain/languages'
import { listScreen, searchPath } from '@/lib/domain/paths'
import { remember } from '@/lib/remember'

/**
 * Times (`performance.now()`) of the last failed reads of content: `last` for content in general, and `bySubject` for
 * single resources by their ids. `bySubject` also has screens that visitors can vary without limit (search results,
 * further pages of lists), by their path without its language. The framework replaces a page's error by an anonymous
 * one, so the caching proxy asks here what kind it was.
 */
export const outages = remember('outages', () => ({
  last: undefined as number | undefined,
  bySubject: new LRUCache<string, number>({ max: 500 }),
}))

/**
 * Records that content could not be read: pages rendered at the time may be incomplete. With a subject (an id, or a
 * path as above) only that subject's own pages are affected.
 */
export function noteOutage(subject?: string): void {
  const now = performance.now()
  if (subject === undefined) outages.last = now
  else outages.bySubject.set(subject, now)
}

/** Ids that a path segment can stand for: the whole segment, the part after a '=', and an article's id with `.md`. */
function idsIn(segment: string): string[] {
  return [decodeSegment(segment), memberIdOf(segment), articleIdOf(segment)].flatMap((id) => [
    id,
    id.replace(/\.md$/, ''),
  ])
}

const pageIn = (address: string) => new URLSearchParams(/\?([^#]*)/.exec(address)?.[1]).get('page') ?? ''

/**
 * The ids and screens that a path is about, as far as it is about a single one. Also accepts a single segment that
 * contains an id. The site's own path words are not ids: otherwise an outage of `/tin-tuc/en` would affect all English
 * pages.
 */
function subjectsOf(path: string): string[] {
  if (!path.startsWith('/')) return idsIn(path)
  const [first, ...below] = path
    .replace(/[?#].*$/, '')
    .split('/')
    .slice(1)
  const [screen = '', resource, more] = isLanguage(first) ? below : [first, ...below]
  if (screen === 'preview') return idsIn(more ?? '')
  if (resource === undefined) return `/${screen}` === searchPath ? [searchPath] : [listScreen(screen, pageIn(path))]
  if (more === undefined) return idsIn(resource)
  return resource === 'trang' ? [listScreen(screen, more)] : []
}

/**
 * Whether content in general, or the resource that a path is about, could not be read at some time since `began`, a
 * time of `performance.now()`. That clock is unaffected by corrections of the system time.
 */
export function hadOutageSince(began: number, path: string): boolean {
  const times = [outages.last, ...subjectsOf(path).map((subject) => outages.bySubject.peek(subject))]
  return times.some((at = -Infinity) => at >= began)
}
